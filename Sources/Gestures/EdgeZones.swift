public import Geometry

/// The two strips of the screen where a swipe may start.
public struct EdgeZones: Hashable, Sendable {
  /// How wide a zone is where nothing else is said and the panel's size is known: 8 mm, which holds
  /// the first sample of nearly every edge swipe on recorded panels, cases and bezels included.
  public static let defaultMillimetres = 8.0
  /// How wide a zone is where nothing else is said and the size is unknown, in points.
  public static let defaultPointsOfUnknownSize = 32.0
  /// A zone takes at most this part of the screen's width.
  public static let widestPart = 1.0 / 3

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
      ? Self.defaultMillimetres * PointScale.pointsPerMillimetre * scale.x
      : Self.defaultPointsOfUnknownSize * scale.x
    self.left = min(max(left ?? width, 0), screenWidth * Self.widestPart)
    self.right = min(max(right ?? width, 0), screenWidth * Self.widestPart)
  }

  /// The edge whose zone holds a touch-down at `x` pixels, if one does.
  public func edge(at x: Double) -> ScreenEdge? {
    if left > 0, x <= left + Rounding.slack { return .left }
    if right > 0, x >= screenWidth - right - Rounding.slack { return .right }
    return nil
  }
}
