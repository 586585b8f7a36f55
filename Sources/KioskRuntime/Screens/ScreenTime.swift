/// Whose time screens keep that change by themselves.
package enum ScreenTime: Hashable, Sendable {
  /// The machine's: it passes.
  case machine
  /// A replay's: it stands still until `ScreenSource.advance(to:)` lets it pass.
  case replay
}
