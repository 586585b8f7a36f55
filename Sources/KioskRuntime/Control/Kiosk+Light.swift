internal import ControlProtocol
internal import Geometry
internal import Presence

/// Darkening panels and lighting them again, on command.
extension Kiosk {
  /// Lights a panel, as a touch does; all of them where none is named.
  func wake(_ name: OutputName?, at now: Instant) throws(ControlError) {
    for station in try stations(name) { station.sleep.wake(at: now) }
  }

  /// Darkens a panel until somebody comes; all of them where none is named.
  func blank(_ name: OutputName?) throws(ControlError) {
    for station in try stations(name) { station.sleep.goDark() }
  }

  /// A clone shows another one's picture, and so its light.
  private func stations(_ name: OutputName?) throws(ControlError) -> [Station] {
    name == nil ? stations : [try player(name)]
  }
}
