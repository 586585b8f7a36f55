package import Geometry

/// Which touchscreen a panel has, and how it lies on the glass.
package struct TouchConfiguration: Hashable, Sendable {
  /// A name, `vid:pid`, phys or by-path, tried in this order; nil where the kiosk chooses.
  package var device: String?
  /// Applied to the unrotated panel, before rotation; nil for the udev property's or none.
  package var matrix: CalibrationMatrix?
  /// After how many seconds without a report the touchscreen is said to be silent; nil for never.
  package var silentAfter: Double?

  /// Describes a touchscreen.
  package init(
    device: String? = nil, matrix: CalibrationMatrix? = nil, silentAfter: Double? = nil
  ) {
    self.device = device
    self.matrix = matrix
    self.silentAfter = silentAfter
  }
}
