/// A side of the logical screen where a swipe may start.
public enum ScreenEdge: String, Hashable, Sendable, CaseIterable {
  /// The left edge; inward is rightwards.
  case left
  /// The right edge; inward is leftwards.
  case right

  /// How far a movement along x goes inward from this edge, negative where it goes outward.
  @inlinable public func inward(_ dx: Double) -> Double {
    self == .left ? dx : -dx
  }
}
