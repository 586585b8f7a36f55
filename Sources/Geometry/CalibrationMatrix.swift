/// The affine transform of a touchscreen's calibration, over fractions of the unrotated panel.
///
/// The six numbers are those of udev's `LIBINPUT_CALIBRATION_MATRIX`, row by row: with (x, y) the
/// position divided by each axis's own range, `x' = a x + b y + c` and `y' = d x + e y + f`. So a
/// rule that a deployer wrote for libinput works here unchanged. Identity is `1 0 0 0 1 0`, a
/// quarter turn clockwise `0 -1 1 1 0 0`.
public struct CalibrationMatrix: Hashable, Sendable {
  /// The share of x in x'.
  public let a: Double
  /// The share of y in x'.
  public let b: Double
  /// The offset of x', in fractions of the panel.
  public let c: Double
  /// The share of x in y'.
  public let d: Double
  /// The share of y in y'.
  public let e: Double
  /// The offset of y', in fractions of the panel.
  public let f: Double

  /// Leaves every position where it is.
  public static let identity = CalibrationMatrix(1, 0, 0, 0, 1, 0)

  /// Makes a matrix from its six numbers, in libinput's order.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  /// Where a position in fractions of the panel really is, in fractions of the panel.
  public func apply(to fraction: Point) -> Point {
    Point(
      x: a * fraction.x + b * fraction.y + c,
      y: d * fraction.x + e * fraction.y + f)
  }
}
