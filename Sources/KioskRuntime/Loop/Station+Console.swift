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
    mirror?.giveBacklightBack()
  }

  /// Closes its display where that is on one of some cards, and changes nothing on the panel: `resume`
  /// opens it anew.
  func leaveCards(_ paths: [String], at now: Instant) {
    guard let connector = (presenter?.display as? KMSDisplay)?.connector,
      paths.contains(connector.card)
    else { return }
    closeDisplay(at: now, leaving: .lastFrame)
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
