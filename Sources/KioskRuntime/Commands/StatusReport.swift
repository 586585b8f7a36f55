internal import ControlProtocol
internal import LinuxIO

/// How a kiosk is, as `ctl status` prints it.
enum StatusReport {
  /// Lines for a person.
  static func text(of status: KioskStatus) -> String {
    var lines = [
      "\(status.program) \(status.version), process \(status.process), "
        + "up \(duration(status.uptime))"
    ]
    let configuration = status.configuration
    lines.append("configuration  \(configuration.path ?? "none")")
    if let copy = configuration.lastGood {
      lines.append("               is broken: the last good one runs, \(copy)")
    }
    if let rejection = configuration.rejection {
      lines.append("               was not taken over: \(rejection)")
    }
    for output in status.outputs { lines += self.lines(of: output) }
    for problem in status.pictureProblems { lines.append("problem        \(problem)") }
    return lines.map { "\($0.printable)\n" }.joined()
  }

  private static func lines(of output: OutputStatus) -> [String] {
    let display = output.display
    let what = display.summary.isEmpty ? "nothing" : display.summary
    var lines = ["output         \(output.name)", "  display      \(what)"]
    if let problem = display.problem { lines.append("               \(problem)") }
    if let original = output.original {
      lines.append("               shows the picture of \(original)")
    }
    if output.sleep != .awake { lines.append("               \(output.sleep.rawValue)") }
    for touchscreen in output.touchscreens {
      let problem = touchscreen.problem.map { "; \($0)" } ?? ""
      lines.append("  touchscreen  \(touchscreen.name) at \(touchscreen.node)\(problem)")
    }
    if let problem = output.touchProblem { lines.append("  touchscreen  \(problem)") }
    // Nobody reads a touchscreen of a clone.
    if output.original == nil {
      let touch = output.sinceTouch.map { "\(duration($0)) ago" } ?? "never"
      lines.append("  touched      \(touch)")
    }
    lines.append("  stack        \(output.stack.joined(separator: " > "))")
    lines.append("  frames       \(output.frames) shown, \(output.missedFrames) missed")
    return lines
  }

  /// The two largest units.
  private static func duration(_ seconds: Double) -> String {
    let whole = Int(exactly: max(0, seconds).rounded(.down)) ?? 0
    switch whole {
    case ..<60: return "\(whole) s"
    case ..<3600: return "\(whole / 60) min \(whole % 60) s"
    case ..<86400: return "\(whole / 3600) h \(whole / 60 % 60) min"
    default: return "\(whole / 86400) d \(whole / 3600 % 24) h"
    }
  }
}
