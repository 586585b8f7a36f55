/// A blurred shadow under a view.
nonisolated package struct Shadow: Hashable, Sendable {
  /// Its colour.
  package var color: ResolvedColor
  /// How far it is blurred, in points: the radius that SwiftUI names so.
  package var radius: CGFloat
  /// Where it lies from the view.
  package var offset: CGPoint

  package init(color: ResolvedColor, radius: CGFloat, offset: CGPoint) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  /// How far beyond the outline it is seen: three blurs of a box reach one and a half radii.
  package var reach: CGFloat { radius * 1.5 + 1 }
}
