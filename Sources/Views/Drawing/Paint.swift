/// What an area is filled with.
nonisolated package enum Paint: Hashable, Sendable {
  /// One colour.
  case color(ResolvedColor)
  /// Colours along a line, in the coordinates of the path that is filled.
  case linearGradient([GradientStop], start: CGPoint, end: CGPoint)
}
