internal import Geometry
internal import Gestures
internal import LinuxIO
package import TouchInput
package import TouchRecording

/// What `devices` says of the machine's input devices.
package enum TouchscreenReport {
  /// A list of all devices, whose keys are read, which of them is the touchscreen of which output and
  /// why, and why the others are not used.
  ///
  /// - Parameters:
  ///   - nodes: The machine's event devices.
  ///   - wishes: What each output that is touched says, with its place in the configuration.
  ///   - readsKeys: Whether the configuration has keys read.
  package static func lines(
    _ nodes: [InputNode], for wishes: [(output: Int, wish: TouchscreenWish)],
    readsKeys: Bool = true
  ) -> [String] {
    let candidates = nodes.compactMap(\.candidate)
    let assignment = TouchscreenAssignment(of: candidates, to: wishes.map(\.wish))
    let choice =
      wishes.count == 1 ? assignment.choices[0] : TouchscreenChoice(among: candidates)
    let chosen = assignment.choices.compactMap(\.chosen?.candidate.node)
    var lines: [String] = []
    for node in nodes {
      if case .failure(let error) = node.description { lines.append("input: \(error)") }
    }
    for entry in choice.entries {
      let isChosen = chosen.contains(entry.candidate.node)
      lines += describe(entry, isChosen: isChosen, readsKeys: readsKeys)
    }
    if wishes.count == 1 { return lines + [conclusion(choice, named: wishes[0].wish.name)] }
    for ((output, wish), (choice, reason)) in zip(
      wishes, zip(assignment.choices, assignment.reasons))
    {
      lines.append(
        "chosen for outputs[\(output + 1)]: " + conclusion(choice, for: reason, named: wish.name))
    }
    return lines
  }

  private static func conclusion(
    _ choice: TouchscreenChoice, for reason: TouchscreenAssignment.Reason?,
    named name: TouchscreenName?
  ) -> String {
    guard let chosen = choice.chosen, let reason else {
      let absence =
        name.map { "the touchscreen '\($0)' is not plugged in, or another output's" }
        ?? "no touchscreen is left for it"
      return "none, because \(absence)"
    }
    return "\(chosen.candidate.description.printableName) at \(chosen.candidate.node), "
      + "because \(reason.rawValue)"
  }

  private static func describe(
    _ entry: TouchscreenChoice.Entry, isChosen: Bool, readsKeys: Bool
  ) -> [String] {
    let device = entry.candidate.description
    let identity = device.identity
    var head = "input \(entry.candidate.node): \(device.printableName)"
    head += ", \(hexadecimal(identity.vendor)):\(hexadecimal(identity.product))"
    if !device.phys.isEmpty { head += ", \(device.phys)" }
    if entry.candidate.isKeyboard {
      return [
        head + (readsKeys ? ": its keys are read" : ": not used, accessibility.keys is false")
      ]
    }
    guard let axes = entry.verdict.axes else {
      return [head + ": not used, \(entry.verdict.refusal?.description ?? "no axes")"]
    }
    var lines = [head]
    lines += entry.candidate.udev.links.map { "  link \($0)" }
    lines.append("  contacts: \(contacts(axes.contactProtocol))")
    lines.append("  x \(range(axes.x)), y \(range(axes.y))")
    if let matrix = entry.candidate.udev.calibration {
      let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f]
      let text = numbers.map { "\($0)" }.joined(separator: " ")
      lines.append("  LIBINPUT_CALIBRATION_MATRIX \(text)")
    }
    if let refusal = entry.verdict.refusal {
      // A device that the configuration names is used against its nature.
      lines.append(isChosen ? "  used although: \(refusal)" : "  not used: \(refusal)")
    }
    return lines
  }

  private static func conclusion(
    _ choice: TouchscreenChoice, named name: TouchscreenName?
  ) -> String {
    guard let chosen = choice.chosen else {
      let absence =
        name.map { "the touchscreen '\($0)' is not plugged in" } ?? "no touchscreen is plugged in"
      return "chosen: none, because \(absence)"
    }
    let reason =
      name.map { "touch.device names '\($0)'" }
      ?? (choice.ranking.count == 1
        ? "it is the only touchscreen" : "it is the best of \(choice.ranking.count)")
    return "chosen: \(chosen.candidate.description.printableName) at \(chosen.candidate.node), "
      + "because \(reason)"
  }

  private static func contacts(_ contactProtocol: TouchscreenAxes.ContactProtocol) -> String {
    switch contactProtocol {
    case .slots(let count): "\(count) slots (protocol B)"
    case .convertedSlots: "several, brought into slots by libmtdev (protocol A)"
    case .single: "one"
    }
  }

  private static func range(_ axis: AxisRange) -> String {
    let resolution = axis.resolution > 0 ? " (\(axis.resolution) units/mm)" : ""
    return "\(axis.minimum)...\(axis.maximum)\(resolution)"
  }

  private static func hexadecimal(_ number: UInt16) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
