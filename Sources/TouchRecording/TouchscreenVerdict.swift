package import Gestures

/// Whether a device is a touchscreen, and how to read it.
package enum TouchscreenVerdict: Hashable, Sendable {
  /// It is one.
  case touchscreen(TouchscreenAxes)
  /// It is none, or not usable as one.
  ///
  /// The axes are given where it could be read as a touchscreen all the same, if the deployer
  /// insists by naming it.
  case refused(TouchscreenRefusal, TouchscreenAxes?)

  /// How to read the device, where it can be read at all.
  package var axes: TouchscreenAxes? {
    switch self {
    case .touchscreen(let axes): axes
    case .refused(_, let axes): axes
    }
  }

  /// Why the device is not used, where it is not.
  package var refusal: TouchscreenRefusal? {
    switch self {
    case .touchscreen: nil
    case .refused(let refusal, _): refusal
    }
  }
}
