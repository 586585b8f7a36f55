/// A position in points, or a distance.
nonisolated public struct CGPoint: Hashable, Sendable {
  /// Points from the leading side or, where a shape draws, from the left.
  public var x: CGFloat
  /// Points downwards.
  public var y: CGFloat

  /// Makes a point from its coordinates, in points.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The upper corner.
  public static let zero = CGPoint(x: 0, y: 0)

  /// The coordinate along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }

  package static func + (start: CGPoint, distance: CGPoint) -> CGPoint {
    CGPoint(x: start.x + distance.x, y: start.y + distance.y)
  }

  package static func - (end: CGPoint, start: CGPoint) -> CGPoint {
    CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
