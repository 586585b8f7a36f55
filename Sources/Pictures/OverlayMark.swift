package import Geometry

/// Something that is drawn on a screen's picture for people who do not swipe or tap.
package enum OverlayMark: Hashable, Sendable {
  /// Where an arrow points.
  package enum Direction: Hashable, Sendable {
    /// To the left.
    case left
    /// To the right.
    case right
  }

  /// A round button with an arrow on it, in the middle of an area.
  case arrowButton(Direction, diameter: Double, area: UnitRect)
  /// A ring just inside an area: what the keys of a keyboard are for at present.
  case focusRing(area: UnitRect)
}
