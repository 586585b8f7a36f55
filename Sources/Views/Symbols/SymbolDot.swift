/// A dot of a symbol, which grows with the width of its lines.
nonisolated struct SymbolDot: Hashable {
  let center: CGPoint
  /// How many times as wide as a line it is.
  let size: CGFloat
}
