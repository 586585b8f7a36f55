/// What binary fractions do to positions, and how the rules are kept exact in spite of it.
///
/// A position is an axis value divided by its range, turned by the rotation and multiplied by the
/// screen. A finger that has gone exactly ten points has then gone 9.999999999999986, or a hair more
/// than ten, as the rotation will have it. A rule that names a limit means the limit: exactly ten
/// points is ten points, and exactly half is not more than half, however the panel is mounted.
public enum Rounding {
  /// Differences up to this are noise, in points, pixels, points a second or parts of a whole.
  ///
  /// A thousand times what the arithmetic errs on the largest screens, and a thousandth of what the
  /// finest touchscreen resolves.
  public static let slack = 1e-9

  /// The nearest whole number of pixels, halves away from zero.
  public static func pixels(_ length: Double) -> Int {
    Int((length + (length < 0 ? -slack : slack)).rounded(.toNearestOrAwayFromZero))
  }
}
