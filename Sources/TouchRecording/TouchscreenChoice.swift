internal import Gestures

/// Which of a machine's input devices is the touchscreen.
///
/// A device that the configuration names is taken if it can be read as a touchscreen at all. If
/// none is named, of all that are touchscreens the first is taken, by: udev says so, several
/// contacts are told apart, in slots, direct, the lower number of its node. Of nodes that belong to
/// one piece of hardware only the best one counts; an eGalax may show a panel, a mouse and a pen.
package struct TouchscreenChoice: Sendable {
  /// A candidate and what is thought of it.
  package struct Entry: Sendable {
    /// The candidate.
    package var candidate: TouchscreenCandidate
    /// What is thought of it.
    package var verdict: TouchscreenVerdict
  }

  /// Every candidate, in the order given.
  package let entries: [Entry]
  /// The indices of `entries` that may be used, best first.
  package let ranking: [Int]
  /// Whether none may be used because all that could be are other outputs'.
  package let isLeftToOthers: Bool

  /// The candidate to use, if there is one.
  package var chosen: Entry? { ranking.first.map { entries[$0] } }

  /// Judges candidates.
  ///
  /// - Parameters:
  ///   - candidates: Every input device that can be opened.
  ///   - name: The device that the configuration names, if it names one.
  package init(among candidates: [TouchscreenCandidate], named name: TouchscreenName? = nil) {
    isLeftToOthers = false
    var entries = candidates.map { Entry(candidate: $0, verdict: Self.verdict(on: $0)) }
    let order = entries.indices.sorted { Self.precedes(entries[$0], entries[$1]) }
    for (place, index) in order.enumerated() where entries[index].verdict.refusal == nil {
      let better = order[..<place].first {
        entries[$0].verdict.refusal == nil
          && entries[index].candidate.isTwin(of: entries[$0].candidate)
      }
      guard let better else { continue }
      entries[index].verdict = .refused(
        .twin(of: entries[better].candidate.node), entries[index].verdict.axes)
    }
    guard let name else {
      self.entries = entries
      ranking = order.filter { entries[$0].verdict.refusal == nil }
      return
    }
    let named = Self.indices(of: entries, named: name)
    ranking = order.filter { named.contains($0) && entries[$0].verdict.axes != nil }
    for index in entries.indices where !named.contains(index) {
      if case .touchscreen(let axes) = entries[index].verdict {
        entries[index].verdict = .refused(.notNamed, axes)
      }
    }
    self.entries = entries
  }

  /// The same for one of several outputs, which is given one of them or none.
  init(_ choice: TouchscreenChoice, given index: Int?) {
    entries = choice.entries
    ranking = index.map { [$0] } ?? []
    isLeftToOthers = index == nil && !choice.ranking.isEmpty
  }

  private static func verdict(on candidate: TouchscreenCandidate) -> TouchscreenVerdict {
    let verdict = candidate.description.verdict
    let axes: TouchscreenAxes
    switch verdict {
    case .touchscreen(let known): axes = known
    // A deployer's udev rule knows the hardware better than its driver's description does.
    case .refused(.touchpad, let known?) where candidate.udev.isTouchscreen: axes = known
    case .refused(.mouse, let known?) where candidate.udev.isTouchscreen: axes = known
    case .refused: return verdict
    }
    if candidate.udev.isIgnored { return .refused(.ignoredByUdev, axes) }
    if let seat = candidate.udev.seat { return .refused(.otherSeat(seat), axes) }
    return .touchscreen(axes)
  }

  private static func indices(of entries: [Entry], named name: TouchscreenName) -> Set<Int> {
    for way in TouchscreenName.Way.allCases {
      let found = entries.indices.filter { name.matches(entries[$0].candidate, by: way) }
      if !found.isEmpty { return Set(found) }
    }
    return []
  }

  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    let leftRank = rank(left)
    let rightRank = rank(right)
    guard leftRank == rightRank else { return leftRank > rightRank }
    return number(of: left.candidate.node) < number(of: right.candidate.node)
  }

  /// Larger is better.
  private static func rank(_ entry: Entry) -> Int {
    var rank = entry.verdict.refusal == nil ? 32 : 0
    if entry.candidate.udev.isTouchscreen { rank += 16 }
    switch entry.verdict.axes?.contactProtocol {
    case .slots: rank += 8
    case .convertedSlots: rank += 6
    case .single(let key): rank += key == EventCode.touch ? 4 : 2
    case nil: break
    }
    if entry.candidate.description.properties.contains(InputProperty.direct) { rank += 1 }
    return rank
  }

  private static func number(of node: String) -> Int {
    let digits = node.reversed().prefix { $0.isNumber }.reversed()
    return Int(String(digits)) ?? .max
  }
}
