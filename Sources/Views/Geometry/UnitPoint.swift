/// A position in fractions of a rectangle: 0, 0 is its upper leading corner, 1, 1 the opposite one.
nonisolated public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width.
  public var x: CGFloat
  /// The fraction of the height.
  public var y: CGFloat

  /// Makes a position from two fractions.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The corner where text begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The upper corner at the end of a line.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the side where lines begin.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the side where lines end.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The lower corner at the beginning of a line.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner where text ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
  /// The same as `topLeading`.
  public static let zero = topLeading

  /// The position inside a rectangle, in points.
  package func position(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
