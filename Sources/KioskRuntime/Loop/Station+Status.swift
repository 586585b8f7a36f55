internal import Configuration
internal import DisplayOutput
internal import TouchInput

/// What a station says of itself.
extension Station {
  /// Whether a frame has been on the panel since its display was found.
  var isShowing: Bool { presenter?.isShowing ?? false }

  /// Whether it is clear that something is shown, or why nothing can be.
  var isSettled: Bool { isShowing || displayAbsence != nil }

  /// Whether `status` may say something else than when this was last asked.
  ///
  /// It is asked in every turn, so that sentences are made only where something may have changed.
  func takeStatusChange() -> Bool {
    let problem = touch.problem
    guard isStatusStale || isShowing != wasShowing || problem != reportedTouchProblem else {
      return false
    }
    isStatusStale = false
    wasShowing = isShowing
    reportedTouchProblem = problem
    return true
  }

  /// What is shown where, or what is waited for.
  ///
  /// - Parameter program: What shows screens of its own is called by.
  func status(of program: KioskProgram) -> String {
    var parts: [String] = []
    if let displayAbsence {
      parts.append("waiting for a display: \(displayAbsence)")
    } else if let original {
      parts.append("showing the picture of \(original.name) on \(displaySummary)")
    } else {
      let screens = configuration.screens.isEmpty ? program.name : configuration.screenCount
      parts.append("showing \(screens) on \(displaySummary)")
    }
    if let problem = touch.problem { parts.append(problem.description) }
    let status = parts.joined(separator: "; ")
    return isAlone ? status : "\(name) \(status)"
  }
}
