/// How round each corner of a rectangle is, in points.
nonisolated public struct RectangleCornerRadii: Hashable, Sendable {
  /// The upper corner where lines begin.
  public var topLeading: CGFloat
  /// The lower corner where lines begin.
  public var bottomLeading: CGFloat
  /// The lower corner where lines end.
  public var bottomTrailing: CGFloat
  /// The upper corner where lines end.
  public var topTrailing: CGFloat

  /// Makes radii; those not given are of sharp corners.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii of corners further inside by a distance, so that both outlines run in parallel.
  func inset(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
      bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
  }
}
