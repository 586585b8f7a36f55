/// Where coordinates count from.
nonisolated public enum CoordinateSpace: Hashable, Sendable {
  /// From the upper left corner of the screen.
  case global
  /// From the view's own corner.
  case local
}
