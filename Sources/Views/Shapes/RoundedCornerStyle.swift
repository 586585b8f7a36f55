/// How the corners of rounded rectangles are drawn.
nonisolated public enum RoundedCornerStyle: Hashable, Sendable {
  /// As quarters of a circle.
  case circular
  /// Drawn as `circular` here; the name is there so that code from other platforms compiles.
  case continuous
}
