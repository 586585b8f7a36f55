package import Geometry
package import Gestures
package import TouchRecording

/// A touchscreen that has just been opened: all that a `ContactTracker` for it needs.
package struct ConnectedTouchscreen: Hashable, Sendable {
  /// The device's file at present; it may return under another number.
  package var node: String
  /// What the device says of itself.
  package var description: DeviceDescription
  /// How it is read.
  package var axes: TouchscreenAxes
  /// udev's `LIBINPUT_CALIBRATION_MATRIX`, where it is set.
  package var calibration: CalibrationMatrix?
  /// What lies on it already; those contacts are dead until they lift.
  package var state: TouchState

  /// Describes a touchscreen.
  package init(
    node: String, description: DeviceDescription, axes: TouchscreenAxes,
    calibration: CalibrationMatrix?, state: TouchState
  ) {
    self.node = node
    self.description = description
    self.axes = axes
    self.calibration = calibration
    self.state = state
  }
}
