/// Shares a stack's room among its children.
///
/// Children of a higher priority are served first, with all the room but the least lengths of those
/// of lower priorities. Inside one priority the least flexible comes first, and each is offered an
/// equal part of what is left: so what a fixed child does not take is there for the flexible ones.
@MainActor
struct StackShares {
  /// What each child is offered, in the order of the children.
  private(set) var offers: [ProposedViewSize]
  private let children: [LayoutNode]
  private let axis: Axis
  /// Points that nobody has taken yet; negative where children took more than there was.
  private var room: CGFloat

  /// - Parameters:
  ///   - room: The stack's length without the gaps between children, in points.
  ///   - axis: The direction of the stack.
  ///   - proposal: What the stack was offered; its length across goes to each child.
  ///   - children: Those who share.
  init(of room: CGFloat, along axis: Axis, proposal: ProposedViewSize, children: [LayoutNode]) {
    self.room = room
    self.axis = axis
    self.children = children
    offers = Array(repeating: proposal, count: children.count)
    let groups = groupsByPriority()
    var reserved = groups.dropFirst().joined().reduce(0) { $0 + length(of: $1, offered: 0) }
    serve(groups[0], reserved: reserved)
    for group in groups.dropFirst() {
      reserved -= group.reduce(0) { $0 + length(of: $1, offered: 0) }
      serve(group, reserved: reserved)
    }
  }

  /// The children's numbers, the highest priority first.
  private func groupsByPriority() -> [[Int]] {
    let priorities = children.map(\.layoutPriority)
    return Set(priorities).sorted(by: >).map { priority in
      children.indices.filter { priorities[$0] == priority }
    }
  }

  private mutating func serve(_ group: [Int], reserved: CGFloat) {
    let order = group.count > 1 ? sortedByFlexibility(group) : group
    for (position, index) in order.enumerated() {
      let share = (room - reserved) / CGFloat(order.count - position)
      room -= length(of: index, offered: max(0, share))
      offers[index][axis] = max(0, share)
    }
  }

  /// Where two can grow without end, the one that needs more comes first, so that the other can make
  /// room for it.
  private func sortedByFlexibility(_ group: [Int]) -> [Int] {
    let ranges = group.map { index in
      let least = length(of: index, offered: 0)
      return (index: index, least: least, span: length(of: index, offered: .infinity) - least)
    }
    return ranges.sorted { one, other in
      if one.span != other.span { return one.span < other.span }
      if one.span == .infinity, one.least != other.least { return one.least > other.least }
      return one.index < other.index
    }
    .map(\.index)
  }

  private func length(of index: Int, offered length: CGFloat) -> CGFloat {
    var offer = offers[index]
    offer[axis] = length
    return children[index].sizeThatFits(offer)[axis]
  }
}
