internal import Configuration
internal import DisplayOutput
internal import Geometry
internal import LinuxIO
internal import Presence

/// Asleep and awake.
extension Station {
  /// How far a station is asleep, in the words of the control socket.
  enum Sleep: String {
    case none, attracting, dimmed, blank
  }

  /// How far it is asleep.
  var asleep: Sleep {
    switch sleep.light {
    case .dark: .blank
    case .dimmed: .dimmed
    case .full: sleep.isAttracting ? .attracting : .none
    }
  }

  /// Says once why the backlight cannot be set, or that there is none to set.
  func reportBacklight() {
    guard let problem = output?.backlightProblem, problem != reportedBacklightProblem else {
      return
    }
    reportedBacklightProblem = problem
    log.write(.warning, "\(problem); the picture is darkened instead")
  }

  /// Goes on after the machine has slept: awake, with no finger down, and everything shown anew.
  func resumeAfterSuspend(at now: Instant) {
    loseContacts(at: now)
    sleep.wake(at: now)
    presenter?.showAnew()
    // Plugs may have been moved meanwhile.
    receive(.unclear, at: now)
  }
}
