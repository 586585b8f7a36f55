package import Gestures

/// All that the kernel says of one absolute axis, apart from its value.
package struct AbsoluteAxis: Hashable, Sendable {
  /// The smallest value, in the device's units.
  package var minimum: Int32
  /// The largest value, in the device's units.
  package var maximum: Int32
  /// The noise that the kernel filters out, in the device's units.
  package var fuzz: Int32
  /// The dead zone round the middle, of joysticks.
  package var flat: Int32
  /// Units per millimetre, as reported.
  package var resolution: Int32

  /// Describes an axis.
  package init(
    minimum: Int32, maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.fuzz = fuzz
    self.flat = flat
    self.resolution = resolution
  }

  /// What touch needs of it.
  package var range: AxisRange {
    AxisRange(minimum: minimum, maximum: maximum, resolution: resolution)
  }
}
