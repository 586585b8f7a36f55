/// Where lines of text that are shorter than the longest stand.
nonisolated public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the side where lines begin.
  case leading
  /// In the middle.
  case center
  /// At the side where lines end.
  case trailing
}
