/// Which way lines of text run, and with them everything that has a leading side.
nonisolated public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// As Korean and English do.
  case leftToRight
  /// As Arabic and Hebrew do.
  case rightToLeft
}
