internal import Geometry
internal import Gestures

/// Which touchscreen belongs to which of several outputs.
///
/// No touchscreen is given to two outputs. Each of these ways is gone through for all outputs before
/// the next one:
///
/// 1. The configuration names it; an output that names one gets no other.
/// 2. udev's property `WL_OUTPUT` names the output's connector.
/// 3. It is as large as the output's panel, and no other panel is of that size.
/// 4. The output reads it already.
/// 5. The output has read it before it was unplugged.
/// 6. It is the next one that is left; the best first, equals by where they are plugged in.
///
/// A single output chooses among all, whatever their size.
package struct TouchscreenAssignment: Sendable {
  /// How far a touchscreen's side may be from its panel's, as part of it: glass reaches beyond the
  /// picture, and panels round their millimetres.
  static let sizeTolerance = 0.12
  /// Millimetres that a side of a touchscreen can have; many devices make their resolution up.
  static let plausibleSides = 20.0...3000.0

  /// Why a touchscreen belongs to an output, as words that follow "because".
  package enum Reason: String, Sendable {
    case name = "touch.device names it"
    case connector = "WL_OUTPUT names its connector"
    case size = "it is as large as the panel"
    case held = "it is read there already"
    case former = "it was read there before"
    case order = "it is the next one that is left"
  }

  /// The choice of each output: what is thought of each candidate, and which may be used.
  package private(set) var choices: [TouchscreenChoice]
  /// Why each output has the touchscreen that it is given; nil where it has none.
  package private(set) var reasons: [Reason?]

  /// Gives touchscreens to outputs.
  ///
  /// - Parameters:
  ///   - candidates: Every input device that can be opened.
  ///   - wishes: What each output says.
  package init(of candidates: [TouchscreenCandidate], to wishes: [TouchscreenWish]) {
    let choices = wishes.map { TouchscreenChoice(among: candidates, named: $0.name) }
    guard wishes.count > 1 else {
      self.choices = choices
      reasons = choices.map { choice in
        choice.chosen.map { _ in wishes[0].name == nil ? Reason.order : .name }
      }
      return
    }
    var given = Given(candidates, wishes)
    for output in wishes.indices where wishes[output].name != nil {
      let free = choices[output].ranking.first { given.isFree($0) }
      if let free { given.give(free, to: output, .name) }
    }
    let all = TouchscreenChoice(among: candidates)
    let ranking = all.ranking.enumerated().sorted { left, right in
      let (first, second) = (candidates[left.element], candidates[right.element])
      guard first.isEqual(to: second) else { return left.offset < right.offset }
      return first.description.phys < second.description.phys
    }.map(\.element)
    for reason in [Reason.connector, .size, .held, .former, .order] {
      for output in wishes.indices where wishes[output].name == nil {
        let fitting = ranking.first { given.isFree($0) && given.fits($0, output, reason) }
        if let fitting { given.give(fitting, to: output, reason) }
      }
    }
    reasons = wishes.indices.map { given.outputs[$0]?.reason }
    self.choices = wishes.indices.map { output in
      TouchscreenChoice(choices[output], given: given.outputs[output]?.candidate)
    }
  }

  /// What has been given away.
  private struct Given {
    let candidates: [TouchscreenCandidate]
    let wishes: [TouchscreenWish]
    var outputs: [Int: (candidate: Int, reason: Reason)] = [:]

    init(_ candidates: [TouchscreenCandidate], _ wishes: [TouchscreenWish]) {
      self.candidates = candidates
      self.wishes = wishes
    }

    func isFree(_ candidate: Int) -> Bool {
      !outputs.values.contains { $0.candidate == candidate }
    }

    mutating func give(_ candidate: Int, to output: Int, _ reason: Reason) {
      guard outputs[output] == nil else { return }
      outputs[output] = (candidate, reason)
    }

    /// Whether a touchscreen may belong to an output for this reason.
    func fits(_ candidate: Int, _ output: Int, _ reason: Reason) -> Bool {
      let (device, wish) = (candidates[candidate], wishes[output])
      switch reason {
      case .name: return false
      case .connector: return device.udev.output != nil && device.udev.output == wish.connector
      case .size:
        let alike = wishes.indices.filter { device.isAsLarge(as: wishes[$0].physicalSize) }
        return alike == [output]
      case .held: return device.node == wish.node
      case .former: return TouchscreenIdentity(of: device.description) == wish.former
      case .order:
        // One that is another output's waits for it.
        return !wishes.contains { $0.connector != nil && $0.connector == device.udev.output }
      }
    }
  }
}

extension TouchscreenCandidate {
  /// Whether it is another one of the same model.
  fileprivate func isEqual(to other: TouchscreenCandidate) -> Bool {
    description.identity == other.description.identity && description.name == other.description.name
  }

  /// Whether it has the size of a panel, as far as both tell theirs.
  fileprivate func isAsLarge(as panel: PhysicalSize?) -> Bool {
    guard let panel, let axes = description.verdict.axes,
      let width = Self.millimetres(of: axes.x), let height = Self.millimetres(of: axes.y)
    else { return false }
    return abs(width - panel.width) <= panel.width * TouchscreenAssignment.sizeTolerance
      && abs(height - panel.height) <= panel.height * TouchscreenAssignment.sizeTolerance
  }

  private static func millimetres(of axis: AxisRange) -> Double? {
    guard axis.resolution > 0 else { return nil }
    let length = (Double(axis.maximum) - Double(axis.minimum)) / Double(axis.resolution)
    return TouchscreenAssignment.plausibleSides.contains(length) ? length : nil
  }
}
