internal import Configuration
internal import DisplayOutput
internal import LinuxIO
internal import TouchInput

/// What `systemctl status` says.
extension Kiosk {
  /// Tells systemd what has changed, and the log of pictures that cannot be shown.
  ///
  /// It is asked in every turn, so it makes its sentences only where something may have changed.
  func reportStatus() {
    let isShowing = output?.isShowing ?? false
    if isShowing != wasShowing || touch.problem != reportedTouchProblem { isStatusStale = true }
    guard isStatusStale else { return }
    isStatusStale = false
    wasShowing = isShowing
    reportedTouchProblem = touch.problem
    reportPictureProblems()
    guard isShowing || displayAbsence != nil else { return }
    notifier.report(status)
    notifier.ready()
  }

  private var status: String {
    var parts: [String] = []
    if let displayAbsence {
      parts.append("waiting for a display: \(displayAbsence)")
    } else {
      let screens = configuration.screens.isEmpty ? program.name : configuration.screenCount
      parts.append("showing \(screens) on \(displaySummary)")
    }
    if let problem = touch.problem { parts.append(problem.description) }
    if let rejection {
      parts.append("the changed configuration is broken, the former one is shown: \(rejection)")
    }
    if let first = reportedProblems.first {
      let others = reportedProblems.count - 1
      parts.append(others > 0 ? "\(first), and \(others) more" : first)
    }
    return parts.joined(separator: "; ")
  }

  private func reportPictureProblems() {
    let problems = screens.problems
    guard problems != reportedProblems else { return }
    for problem in problems where !reportedProblems.contains(problem) {
      log.write(.warning, problem)
    }
    reportedProblems = problems
  }
}
