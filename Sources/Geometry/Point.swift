/// A position on the logical screen, in pixels from its upper left corner, or a distance there.
///
/// Logical means after rotation: what a person standing in front of the panel calls left is left.
/// Fractions of a pixel are kept, because touchscreens resolve finer than displays.
public struct Point: Hashable, Sendable {
  /// Pixels rightwards.
  public var x: Double
  /// Pixels downwards.
  public var y: Double

  /// Makes a point from its two coordinates in pixels.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The upper left corner.
  public static let zero = Point(x: 0, y: 0)

  /// The distance from `start` to `end`.
  public static func - (end: Point, start: Point) -> Point {
    Point(x: end.x - start.x, y: end.y - start.y)
  }

  /// The point reached from `start` by going `distance`.
  public static func + (start: Point, distance: Point) -> Point {
    Point(x: start.x + distance.x, y: start.y + distance.y)
  }
}
