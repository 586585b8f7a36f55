internal import Configuration
internal import ControlProtocol
internal import DisplayOutput
internal import Geometry
internal import LinuxIO
internal import Presence

/// Asleep and awake.
extension Station {
  /// How far it is asleep, in the words of the control socket; a clone is with its original.
  var asleep: OutputStatus.Sleep {
    if let original { return original.asleep }
    switch sleep.light {
    case .dark: return .asleep
    case .dimmed: return .dimmed
    case .full: return sleep.isAttracting ? .attracting : .awake
    }
  }

  /// Says once why the backlight cannot be set, or that there is none to set.
  func reportBacklight() {
    guard let problem = output?.backlightProblem ?? mirror?.backlightProblem,
      problem != reportedBacklightProblem
    else { return }
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
