/// The figures of a status in Prometheus' text format.
///
/// Nothing in it grows with time alone: a kiosk at rest has the same figures later, except the
/// moment of the last touch, which is reckoned backwards and rounded to seconds.
package enum Metrics {
  /// The text, a line for each figure.
  package static func text(of status: KioskStatus) -> String {
    var text = ""
    add(
      "info", "gauge", "The program that runs; always 1.", to: &text,
      [([("program", status.program), ("version", status.version)], "1")])
    add(
      "start_time_seconds", "gauge", "When it was started, in seconds since 1970.", to: &text,
      [([], "\(whole(status.started))")])
    add(
      "configuration_rejected", "gauge",
      "Whether the present configuration is broken, and a former one runs.", to: &text,
      [([], status.configuration.rejection == nil ? "0" : "1")])
    add(
      "picture_problems", "gauge", "Pictures that cannot be shown.", to: &text,
      [([], "\(status.pictureProblems.count)")])
    each("display_showing", "gauge", "Whether a frame is on the panel.", of: status, to: &text) {
      $0.display.isShowing ? "1" : "0"
    }
    each("panel_lit", "gauge", "Whether the panel is not put to sleep.", of: status, to: &text) {
      $0.sleep == .asleep ? "0" : "1"
    }
    each("frames_total", "counter", "Frames shown.", of: status, to: &text) { "\($0.frames)" }
    each(
      "missed_frames_total", "counter", "Refreshes without the frame that was due.", of: status,
      to: &text
    ) { "\($0.missedFrames)" }
    each("stack_screens", "gauge", "Screens on the stack.", of: status, to: &text) {
      "\($0.stack.count)"
    }
    each("touchscreens", "gauge", "Touchscreens that are read.", of: status, to: &text) {
      "\($0.touchscreens.count)"
    }
    each(
      "touch_problem", "gauge", "Whether something is wrong with touch.", of: status, to: &text
    ) { output in
      let isSilent = output.touchscreens.contains { $0.problem != nil }
      return output.touchProblem != nil || isSilent ? "1" : "0"
    }
    each(
      "last_touch_time_seconds", "gauge", "When it was touched last, in seconds since 1970.",
      of: status, to: &text
    ) { output in
      output.sinceTouch.map { "\(whole(status.started + status.uptime - $0))" }
    }
    return text
  }

  private typealias Sample = (labels: [(String, String)], value: String)

  private static func each(
    _ name: String, _ type: String, _ help: String, of status: KioskStatus, to text: inout String,
    value: (OutputStatus) -> String?
  ) {
    let samples = status.outputs.compactMap { output in
      value(output).map { Sample(labels: [("output", output.name)], value: $0) }
    }
    add(name, type, help, to: &text, samples)
  }

  private static func add(
    _ name: String, _ type: String, _ help: String, to text: inout String, _ samples: [Sample]
  ) {
    guard !samples.isEmpty else { return }
    text += "# HELP kiosk_navigator_\(name) \(help)\n# TYPE kiosk_navigator_\(name) \(type)\n"
    for (labels, value) in samples {
      let list = labels.map { "\($0.0)=\"\(escaped($0.1))\"" }.joined(separator: ",")
      text += "kiosk_navigator_\(name)\(list.isEmpty ? "" : "{\(list)}") \(value)\n"
    }
  }

  private static func whole(_ seconds: Double) -> Int { Int(exactly: seconds.rounded()) ?? 0 }

  /// As label values are written.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
