public import Geometry

/// The way from a touchscreen's axes to the logical screen: calibration first, then rotation.
///
/// Each axis is divided by its own range before anything else, because half of all panels report
/// the same range on both axes of a glass that is not square. Calibration speaks of the panel as it
/// was built, so it comes before rotation; the other order would need a new matrix for every way
/// the panel can be mounted.
public struct TouchMapping: Hashable, Sendable {
  /// Where the touchscreen's positions really are on the unrotated panel.
  public var calibration: CalibrationMatrix
  /// How far the picture is turned on the panel.
  public var rotation: Rotation
  /// The logical screen, after rotation.
  public var screenSize: PixelSize

  /// Describes the way from axes to screen.
  public init(
    calibration: CalibrationMatrix = .identity, rotation: Rotation = .none, screenSize: PixelSize
  ) {
    self.calibration = calibration
    self.rotation = rotation
    self.screenSize = screenSize
  }

  /// Where a position in fractions of the axes lies on the logical screen, in fractions of it.
  func fraction(ofAxes axes: Point) -> Point {
    let panel = calibration.apply(to: axes)
    return rotation.logicalFraction(
      ofPanel: Point(x: min(max(panel.x, 0), 1), y: min(max(panel.y, 0), 1)))
  }

  /// The pixel position of a fraction of the logical screen.
  func position(ofFraction fraction: Point) -> Point {
    Point(
      x: fraction.x * Double(screenSize.width), y: fraction.y * Double(screenSize.height))
  }
}
