/// A small picture of lines that goes with text: as large and as bold as its letters.
///
/// ```swift
/// Image(symbol: .lightbulb).font(.title)
/// Label("Living room", symbol: .house)
/// ```
///
/// Symbols are named as Apple's are where there is one that shows the same; the drawings are this
/// project's own. `Documentation/pictures/symbols.png` shows all of them.
nonisolated public struct Symbol: Sendable {
  /// What it is called, as in `chevron.left`.
  public let name: String
  /// Draws it on a grid of 24 by 24.
  let draw: @Sendable (inout SymbolPen) -> Void

  init(_ name: String, draw: @escaping @Sendable (inout SymbolPen) -> Void) {
    self.name = name
    self.draw = draw
  }
}

/// Told apart by name.
extension Symbol: Hashable {
  /// Whether both are the same symbol.
  public static func == (one: Symbol, other: Symbol) -> Bool { one.name == other.name }

  /// Feeds its name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Symbol: CaseIterable {
  /// Every symbol there is.
  public static let allCases = arrows + marks + home + weather + media + places
}
