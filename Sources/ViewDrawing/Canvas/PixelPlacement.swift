internal import Views

/// Where points of a group lie on the screen, in pixels: scaled and moved.
struct PixelPlacement: Hashable {
  var scaleX: Double
  var scaleY: Double
  var x: Double
  var y: Double

  /// Cairo's coordinates end at 2^23 pixels; what is further away is seen on no panel.
  static let reach = 4_000_000.0

  /// The placement of something at a point of the group.
  func moved(by origin: CGPoint) -> PixelPlacement {
    var moved = self
    moved.x += origin.x * scaleX
    moved.y += origin.y * scaleY
    return moved
  }

  /// The placement of what is scaled about a point of the group.
  func scaled(x: Double, y: Double, about anchor: CGPoint) -> PixelPlacement {
    var scaled = moved(
      by: CGPoint(x: anchor.x * (1 - x), y: anchor.y * (1 - y)))
    scaled.scaleX *= x
    scaled.scaleY *= y
    return scaled
  }

  /// The placement that brings a rectangle of the group to one on the screen.
  ///
  /// - Parameter rect: In points, and not empty.
  func fitting(_ rect: CGRect, to target: CGRect) -> PixelPlacement {
    let (scaleX, scaleY) = (target.width / rect.width, target.height / rect.height)
    return PixelPlacement(
      scaleX: scaleX, scaleY: scaleY, x: target.minX - rect.minX * scaleX,
      y: target.minY - rect.minY * scaleY)
  }

  func callAsFunction(_ point: CGPoint) -> CGPoint {
    CGPoint(x: Self.reachable(x + point.x * scaleX), y: Self.reachable(y + point.y * scaleY))
  }

  func callAsFunction(_ rect: CGRect) -> CGRect {
    let start = self(rect.origin)
    let end = self(CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
  }

  private static func reachable(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -reach), reach)
  }
}
