package import Geometry

/// What makes a touch a swipe.
package struct GestureConfiguration: Hashable, Sendable {
  /// Width of both edge zones; nil for `StandardEdgeWidth`.
  package var edgeWidth: Length?
  /// Width of the left zone where it differs; 0 turns it off.
  package var leftEdgeWidth: Length?
  /// Width of the right zone where it differs; 0 turns it off.
  package var rightEdgeWidth: Length?
  /// Points a second beyond which a lift decides by direction, 1...10000.
  package var velocityThreshold: Double
  /// Progress beyond which a slow lift finishes, 0...1.
  package var progressThreshold: Double

  /// Describes the gesture.
  package init(
    edgeWidth: Length? = nil, leftEdgeWidth: Length? = nil, rightEdgeWidth: Length? = nil,
    velocityThreshold: Double = 500, progressThreshold: Double = 0.5
  ) {
    self.edgeWidth = edgeWidth
    self.leftEdgeWidth = leftEdgeWidth
    self.rightEdgeWidth = rightEdgeWidth
    self.velocityThreshold = velocityThreshold
    self.progressThreshold = progressThreshold
  }

  /// The zones on one panel, in pixels of its logical screen.
  ///
  /// - Parameters:
  ///   - width: The logical screen's width in pixels.
  ///   - scale: The logical screen's points.
  package func edgeWidths(onScreenWidth width: Int, scale: PointScale) -> EdgeWidths {
    let standard =
      edgeWidth
      ?? (scale.isPhysical
        ? .millimetres(StandardEdgeWidth.millimetres)
        : .points(StandardEdgeWidth.pointsOfUnknownSize))
    let limit = StandardEdgeWidth.limit(onScreenWidth: Double(width))
    let left = (leftEdgeWidth ?? standard).pixels(on: scale)
    let right = (rightEdgeWidth ?? standard).pixels(on: scale)
    var warnings: [String] = []
    for (key, given, pixels) in [
      ("leftEdgeWidth", leftEdgeWidth ?? standard, left),
      ("rightEdgeWidth", rightEdgeWidth ?? standard, right),
    ] where pixels > limit {
      warnings.append(
        "gesture.\(key) of \(given) is more than a third of the screen's \(width) pixels; "
          + "\(DecimalNumber.text(limit.rounded(.down)))px are used, make it smaller")
    }
    return EdgeWidths(left: min(left, limit), right: min(right, limit), warnings: warnings)
  }
}
