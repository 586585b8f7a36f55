/// Shares a length among several that take what they need of it: the children of a stack, the
/// columns or the rows of a grid.
///
/// Those of a higher priority are served first, with all the room but the least lengths of those of
/// lower priorities. Inside one priority the least flexible comes first, and each is offered an
/// equal part of what is left: so what a fixed one does not take is there for the flexible ones.
/// Where there is room for the greatest lengths of all, everybody gets what they want.
@MainActor
struct RoomShares {
  /// What each is offered, in points.
  private(set) var offers: [CGFloat]
  private let priorities: [Double]
  private let length: (Int, CGFloat) -> CGFloat
  /// Points that nobody has taken yet; negative where more was taken than there was.
  private var room: CGFloat

  /// - Parameters:
  ///   - room: What there is to share, in points.
  ///   - priorities: Of each that shares.
  ///   - length: What one, by its number, takes of an offer.
  init(of room: CGFloat, priorities: [Double], length: @escaping (Int, CGFloat) -> CGFloat) {
    self.room = room
    self.priorities = priorities
    self.length = length
    offers = Array(repeating: max(0, room), count: priorities.count)
    // No room, or room without end, is the same for all: nobody has to be asked.
    guard room > 0, room.isFinite, priorities.count > 1 else { return }
    let groups = groupsByPriority()
    var reserved = groups.dropFirst().joined().reduce(0) { $0 + length($1, 0) }
    for (place, group) in groups.enumerated() {
      if place > 0 { reserved -= group.reduce(0) { $0 + length($1, 0) } }
      serve(group, reserved: reserved)
    }
  }

  /// The numbers of those who share, the highest priority first.
  private func groupsByPriority() -> [[Int]] {
    Set(priorities).sorted(by: >).map { priority in
      priorities.indices.filter { priorities[$0] == priority }
    }
  }

  private mutating func serve(_ group: [Int], reserved: CGFloat) {
    let order = group.count > 1 ? ordered(group, in: room - reserved) : group
    for (position, index) in order.enumerated() {
      let offer = max(0, (room - reserved) / CGFloat(order.count - position))
      offers[index] = offer
      room -= length(index, offer)
    }
  }

  /// The least flexible first, or those that want least where there is room for what all want.
  ///
  /// Where two can grow without end, the one that needs more comes first, so that the other can make
  /// room for it.
  private func ordered(_ group: [Int], in room: CGFloat) -> [Int] {
    let ranges = group.map { index in
      let least = length(index, 0)
      let greatest = length(index, .infinity)
      return (index: index, least: least, greatest: greatest, span: greatest - least)
    }
    // An equal part of what is left is never less than what the next one wants.
    if ranges.reduce(0, { $0 + $1.greatest }) <= room + Self.tolerance {
      return ranges.sorted { ($0.greatest, $0.index) < ($1.greatest, $1.index) }.map(\.index)
    }
    return ranges.sorted { one, other in
      if one.span != other.span { return one.span < other.span }
      if one.span == .infinity, one.least != other.least { return one.least > other.least }
      return one.index < other.index
    }
    .map(\.index)
  }

  /// Points by which lengths that are added up and taken apart again may miss their sum.
  private static let tolerance = 0.01
}
