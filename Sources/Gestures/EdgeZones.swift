public import Geometry

/// The two strips of the screen where a swipe may start.
public struct EdgeZones: Hashable, Sendable {
  /// Width of the strip at the left edge in pixels; 0 turns it off.
  public var left: Double
  /// Width of the strip at the right edge in pixels; 0 turns it off.
  public var right: Double
  /// The screen's width in pixels.
  public var screenWidth: Double

  /// Makes two zones, each at most a third of the screen wide.
  ///
  /// - Parameters:
  ///   - left: Pixels at the left edge; nil for the default width.
  ///   - right: Pixels at the right edge; nil for the default width.
  ///   - size: The logical screen in pixels.
  ///   - scale: The screen's point.
  public init(
    left: Double? = nil, right: Double? = nil, size: PixelSize, scale: PointScale
  ) {
    screenWidth = Double(size.width)
    let width =
      scale.isPhysical
      ? StandardEdgeWidth.millimetres * PointScale.pointsPerMillimetre * scale.x
      : StandardEdgeWidth.pointsOfUnknownSize * scale.x
    let limit = StandardEdgeWidth.limit(onScreenWidth: screenWidth)
    self.left = min(max(left ?? width, 0), limit)
    self.right = min(max(right ?? width, 0), limit)
  }

  /// The edge whose zone holds a touch-down at `x` pixels, if one does.
  public func edge(at x: Double) -> ScreenEdge? {
    if left > 0, x <= left + Rounding.slack { return .left }
    if right > 0, x >= screenWidth - right - Rounding.slack { return .right }
    return nil
  }
}
