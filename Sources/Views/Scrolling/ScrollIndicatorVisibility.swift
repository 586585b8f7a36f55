/// Whether scroll views show how far they are scrolled.
nonisolated public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// While they move.
  case automatic
  /// While they move.
  case visible
  /// Not.
  case hidden
  /// Not.
  case never

  /// Whether anything is shown.
  var isShown: Bool { self == .automatic || self == .visible }
}
