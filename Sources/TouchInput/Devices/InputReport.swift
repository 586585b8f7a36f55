internal import Geometry
internal import Gestures
package import TouchRecording

/// The machine's input devices in words, as `devices` prints them: which is the touchscreen, and
/// why not the others.
///
/// ```
/// /dev/input/event5  ILITEK ILITEK-TP (222a:0001)
///   touchscreen, 10 contacts, x 0...16384, y 0...9600, INPUT_PROP_DIRECT; chosen
///   phys usb-0000:00:14.0-1/input0
/// /dev/input/event6  ILITEK ILITEK-TP (222a:0001)
///   not used: a mouse
/// /dev/input/event7
///   could not open /dev/input/event7: Permission denied (EACCES); join the group 'input' (...)
/// ```
package enum InputReport {
  /// Lines about `nodes`, in their order.
  ///
  /// - Parameter name: The device that the configuration names, if it names one.
  package static func lines(
    about nodes: [InputNode], named name: TouchscreenName? = nil
  ) -> [String] {
    let choice = InputNodes.choice(among: nodes, named: name)
    var lines: [String] = []
    var entries = choice.entries.makeIterator()
    for node in nodes {
      switch node.description {
      case .failure(let error): lines += [node.node, "  \(error)"]
      case .success(let device):
        guard let entry = entries.next() else { continue }
        let isChosen = choice.chosen?.candidate.node == node.node
        lines.append("\(node.node)  \(printable(device.name)) (\(numbers(of: device.identity)))")
        lines.append("  \(judgement(of: entry, isChosen: isChosen))")
        if entry.verdict.axes == nil { continue }
        if !device.phys.isEmpty { lines.append("  phys \(printable(device.phys))") }
        lines += node.udev.links.sorted().map { "  link \($0)" }
        if let matrix = node.udev.calibration {
          let row = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f]
          lines.append("  calibration " + row.map { "\($0)" }.joined(separator: " "))
        }
      }
    }
    if let name, choice.chosen == nil {
      lines.append("touch.device names '\(printable(name.description))', which is not here")
    } else if choice.chosen == nil {
      lines.append("no touchscreen")
    }
    return lines
  }

  private static func judgement(
    of entry: TouchscreenChoice.Entry, isChosen: Bool
  ) -> String {
    let isDirect = entry.candidate.description.properties.contains(InputProperty.direct)
    switch (entry.verdict, isChosen) {
    case (.touchscreen(let axes), _):
      return description(of: axes, isDirect: isDirect) + (isChosen ? "; chosen" : "")
    case (.refused(let refusal, let axes?), true):
      return description(of: axes, isDirect: isDirect)
        + "; chosen by its name, although it is: \(refusal)"
    case (.refused(let refusal, _), _): return "not used: \(refusal)"
    }
  }

  private static func description(of axes: TouchscreenAxes, isDirect: Bool) -> String {
    let contacts =
      switch axes.contactProtocol {
      case .slots(let count): "\(count) contact\(count == 1 ? "" : "s")"
      case .convertedSlots: "several contacts (protocol A)"
      case .single(EventCode.leftButton): "one contact (BTN_LEFT)"
      case .single: "one contact"
      }
    return "touchscreen, \(contacts), x \(range(axes.x)), y \(range(axes.y))"
      + (isDirect ? ", INPUT_PROP_DIRECT" : "")
  }

  private static func range(_ axis: AxisRange) -> String {
    "\(axis.minimum)...\(axis.maximum)"
  }

  private static func numbers(of identity: DeviceIdentity) -> String {
    [identity.vendor, identity.product].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 4 - digits.count) + digits
    }.joined(separator: ":")
  }

  /// Text of a device without what would move a terminal's cursor.
  private static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{fffd}" : $0 }))
  }
}
