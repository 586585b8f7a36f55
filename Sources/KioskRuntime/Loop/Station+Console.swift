internal import DisplayOutput
internal import Geometry
internal import Presence

/// Another console on the panel, and back.
extension Station {
  /// Presents nothing until `resume`, because another console has the panel.
  ///
  /// Every gesture is cancelled, and a panel that is dark is lit.
  func pause(at now: Instant) {
    isPaused = true
    loseContacts(at: now)
    output?.giveBacklightBack()
  }

  /// Shows everything anew, mode included; to be called once the panel is the kiosk's again.
  ///
  /// Somebody has switched to it, and wants to see it.
  func resume(at now: Instant) {
    isPaused = false
    loseContacts(at: now)
    sleep.wake(at: now)
    presenter?.showAnew()
    // Plugs may have been moved meanwhile.
    receive(.unclear, at: now)
  }
}
