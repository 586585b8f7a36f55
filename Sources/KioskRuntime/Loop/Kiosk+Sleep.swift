internal import Geometry
internal import LinuxIO
internal import Presence

/// What puts panels to sleep, and wakes them, beside those who stand before them.
extension Kiosk {
  /// Wakes every panel, as a touch on each would.
  func wake(at now: Instant) {
    for station in stations { station.sleep.wake(at: now) }
  }

  /// Has every panel go dark until somebody is there.
  func blank() {
    for station in stations { station.sleep.goDark() }
  }

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
