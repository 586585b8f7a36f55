/// A rectangle in fractions of the screen, as configuration gives links and excluded areas.
public struct UnitRect: Hashable, Sendable {
  /// Left edge, 0...1 of the width.
  public var x: Double
  /// Upper edge, 0...1 of the height.
  public var y: Double
  /// Width, 0...1 of the screen's.
  public var width: Double
  /// Height, 0...1 of the screen's.
  public var height: Double

  /// Makes a rectangle from fractions of the screen.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the rectangle, on a screen of `size`, holds `point`; its edges belong to it.
  public func contains(_ point: Point, onScreenOf size: PixelSize) -> Bool {
    let left = x * Double(size.width)
    let top = y * Double(size.height)
    return point.x >= left && point.x <= left + width * Double(size.width)
      && point.y >= top && point.y <= top + height * Double(size.height)
  }
}
