/// The direction of a scroll view; there is one only.
nonisolated public enum ScrollAxis: Hashable, Sendable {
  /// Down.
  case vertical
}
