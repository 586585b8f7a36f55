/// What a card is called: by its device file, and by where it sits on the board.
package struct CardNames: Hashable, Sendable {
  /// The device file, like `/dev/dri/card0`; its number may change at every start.
  package var path: String
  /// The names, like `platform-gpu-card`, that udev gives it under `/dev/dri/by-path`; they last.
  package var stable: [String]

  /// Names a card.
  package init(path: String, stable: [String] = []) {
    self.path = path
    self.stable = stable
  }

  /// The name that messages use: one that lasts, where there is one.
  package var displayName: String { stable.first ?? path }

  /// Whether configuration means this card by `name`: its path, or a by-path name with or without
  /// the folder.
  package func include(_ name: String) -> Bool {
    name == path || stable.contains { name == $0 || name == "\(CardDirectory.stableFolder)/\($0)" }
  }
}
