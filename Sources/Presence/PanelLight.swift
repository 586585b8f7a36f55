/// How much is to be seen on a panel.
package enum PanelLight: String, Hashable, Sendable {
  /// All of it.
  case full
  /// Its picture, with less light.
  case dimmed
  /// Nothing.
  case dark
}
