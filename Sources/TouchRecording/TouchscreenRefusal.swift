/// Why an input device is not used as a touchscreen.
package enum TouchscreenRefusal: Hashable, Sendable, CustomStringConvertible {
  /// It has no absolute x and y axes: a keyboard, a button, a light sensor.
  case noPosition
  /// It has positions but no key that says when it is touched.
  case noTouchKey
  /// Touching it moves a pointer elsewhere.
  case touchpad
  /// It follows a pen.
  case pen
  /// It is a mouse, be it one with absolute axes.
  case mouse
  /// Its axes are accelerations.
  case accelerometer
  /// The axis of this code has no extent, so positions on it say nothing.
  case emptyRange(axis: UInt16)
  /// The device at this node is the same hardware and tells more.
  case twin(of: String)
  /// udev's `LIBINPUT_IGNORE_DEVICE` is set.
  case ignoredByUdev
  /// It belongs to another seat.
  case otherSeat(String)
  /// The configuration names another device.
  case notNamed

  /// The reason in words, as `devices` prints it.
  package var description: String {
    switch self {
    case .noPosition: "no absolute x and y axes"
    case .noTouchKey: "neither BTN_TOUCH nor BTN_LEFT, so nothing says when it is touched"
    case .touchpad: "a touchpad"
    case .pen: "a pen"
    case .mouse: "a mouse"
    case .accelerometer: "an accelerometer"
    case .emptyRange(let axis):
      "axis 0x\(String(axis, radix: 16)) has an empty range; the driver or its calibration is at "
        + "fault"
    case .twin(let node): "the same hardware as \(node), which tells more"
    case .ignoredByUdev: "udev's LIBINPUT_IGNORE_DEVICE is set"
    case .otherSeat(let seat): "belongs to \(seat)"
    case .notNamed: "touch.device names another"
    }
  }
}
