/// A rectangle in points.
nonisolated public struct CGRect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: CGPoint
  /// Width and height.
  public var size: CGSize

  /// Makes a rectangle from its corner and its size.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from lengths in points.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    origin = CGPoint(x: x, y: y)
    size = CGSize(width: width, height: height)
  }

  /// The rectangle of no size in the corner.
  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: CGFloat { origin.x }
  /// The upper edge.
  public var minY: CGFloat { origin.y }
  /// The middle, across.
  public var midX: CGFloat { origin.x + size.width / 2 }
  /// The middle, down.
  public var midY: CGFloat { origin.y + size.height / 2 }
  /// The right edge.
  public var maxX: CGFloat { origin.x + size.width }
  /// The lower edge.
  public var maxY: CGFloat { origin.y + size.height }
  /// Points across.
  public var width: CGFloat { size.width }
  /// Points down.
  public var height: CGFloat { size.height }
  /// Whether it covers nothing.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Whether it holds a point; its right and lower edges do not belong to it.
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle made smaller on each side, or larger by negative distances.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rectangle moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The smallest rectangle that holds both; an empty one counts for nothing.
  public func union(_ other: CGRect) -> CGRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return CGRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// What both cover; empty where they do not meet.
  public func intersection(_ other: CGRect) -> CGRect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    let width = min(maxX, other.maxX) - x
    let height = min(maxY, other.maxY) - y
    return width > 0 && height > 0 ? CGRect(x: x, y: y, width: width, height: height) : .zero
  }

  /// Whether both cover something in common.
  public func intersects(_ other: CGRect) -> Bool {
    !intersection(other).isEmpty
  }
}
