package import Geometry

/// What udev knows of a device beyond the device itself.
package struct UdevFacts: Hashable, Sendable {
  /// `ID_INPUT_TOUCHSCREEN` is set.
  package var isTouchscreen: Bool
  /// Whether `ID_INPUT_KEYBOARD` or `ID_INPUT_KEY` is set; nil where udev knows nothing of the device.
  package var hasKeys: Bool?
  /// `LIBINPUT_IGNORE_DEVICE` is set.
  package var isIgnored: Bool
  /// `ID_SEAT`, where it is not the default seat.
  package var seat: String?
  /// `LIBINPUT_CALIBRATION_MATRIX`, where it is set and six numbers.
  package var calibration: CalibrationMatrix?
  /// `WL_OUTPUT`: the connector of the display that it lies on, where a rule says so.
  package var output: String?
  /// The stable names of the node, as in `/dev/input/by-path/pci-0000:00:14.0-usb-0:1-event`.
  package var links: [String]

  /// Puts facts together; without any, udev does not run.
  package init(
    isTouchscreen: Bool = false, hasKeys: Bool? = nil, isIgnored: Bool = false,
    seat: String? = nil, calibration: CalibrationMatrix? = nil, output: String? = nil,
    links: [String] = []
  ) {
    self.isTouchscreen = isTouchscreen
    self.hasKeys = hasKeys
    self.isIgnored = isIgnored
    self.seat = seat
    self.calibration = calibration
    self.output = output
    self.links = links
  }
}
