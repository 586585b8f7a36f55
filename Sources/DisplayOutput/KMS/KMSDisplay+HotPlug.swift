internal import Geometry
internal import LinuxIO

/// What a display does when a plug was moved, or may have been.
///
/// ```
///   card gone                                        removed
///   connected, or forced
///     another mode, size in millimetres, orientation changed: off, and opened anew
///     the same
///       plug moved, or link lost                     the whole state is set anew
///       else                                         nothing
///   not connected
///     it has been turned off                         nothing
///     else                                           noDisplay: off
/// ```
///
/// A monitor that sleeps may say that it is unplugged, and would never be woken if it were believed:
/// whatever is plugged in when the panel is turned on again is told by another event.
extension KMSDisplay {
  /// Whether news are about this very display, so that what it shows is not to be spared for them.
  package func isNamed(by news: CardNews) -> Bool {
    guard let scanout else { return false }
    return news.name(choice.connector.id.rawValue, of: scanout.card.path)
  }

  /// Looks again at the connector; that may read an EDID for a tenth of a second.
  package func reexamine(_ news: CardNews) throws(DisplayError) -> Bool {
    guard let scanout, news.concerns(scanout.card.path) else { return false }
    let card = scanout.card
    if news.removed.contains(card.path), card.isGone {
      throw .removed(SystemError("show anything more on", on: card.path, reason: .noDevice))
    }
    guard let connector = try read(choice.connector, of: card) else {
      return try leave("there is no connector \(choice.connector.name) any more")
    }
    guard connector.status != .disconnected || request.force else {
      if state == .dark { return false }
      return try leave("nothing is plugged into \(connector.name)")
    }
    try checkMode(on: connector)
    return connector.linkIsBad
      || news.mayHaveReplugged(connector.id.rawValue, of: card.path)
  }

  /// The connector as it is now; nil where it is gone.
  private func read(
    _ connector: ConnectorInfo, of card: Card
  ) throws(DisplayError) -> ConnectorInfo? {
    do {
      var now = try card.connector(again: connector)
      now?.lastMode = timingToRemember
      return now
    } catch {
      throw DisplayError(kernel: error)
    }
  }

  /// The timing by which the display is remembered; nil where it has never said what it can.
  var timingToRemember: VideoMode? {
    let connector = choice.connector
    return connector.modes.contains(choice.mode) && !connector.modesAreGuessed
      ? choice.mode : connector.lastMode
  }

  /// Checks that the connector would be driven as it is, were it found now.
  private func checkMode(on connector: ConnectorInfo) throws(DisplayError) {
    let wanted: VideoMode
    do {
      wanted = try ModeSelection.mode(
        for: request.mode, atMost: request.maxMode, of: connector, running: choice.mode,
        isForced: request.force)
    } catch {
      _ = try leave("\(error)")
      return
    }
    // One that does not say what it can says nothing of its size either.
    let isSilent = connector.modes.isEmpty || connector.modesAreGuessed
    let isSamePanel =
      isSilent
      || connector.physicalSize == choice.connector.physicalSize
        && connector.panelOrientation == choice.connector.panelOrientation
    if wanted.hasSameTiming(as: choice.mode), isSamePanel { return }
    scanout?.stop()
    throw .changed("another display is plugged into \(connector.name), or it has another mode")
  }

  /// Turns off what nobody sees any more.
  private func leave(_ reason: String) throws(DisplayError) -> Bool {
    scanout?.stop()
    throw .noDisplay(reason)
  }
}
