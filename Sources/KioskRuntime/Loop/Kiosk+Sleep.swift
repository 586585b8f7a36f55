internal import Geometry
internal import LinuxIO
internal import Presence

/// The machine's own sleep.
extension Kiosk {
  /// Goes on after the calendar's clock was set, or after the machine has slept.
  func handleClockJump() {
    guard clockJumps.takeJump() else { return }
    for station in stations { station.screens?.clockChanged() }
    guard suspends.takeSuspend() else { return }
    let now = MonotonicClock.now
    log.write(.notice, "the machine has slept; everything is shown anew")
    for station in stations { station.resumeAfterSuspend(at: now) }
  }
}
