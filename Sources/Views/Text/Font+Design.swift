extension Font {
  /// Kinds of letters of the system's font.
  nonisolated public enum Design: Hashable, Sendable, CaseIterable {
    /// Plain letters for everything.
    case `default`
    /// Letters with serifs, as in books.
    case serif
    /// Plain letters with round ends.
    case rounded
    /// Letters that are all equally wide.
    case monospaced

    /// Families in the order in which fontconfig looks for them.
    ///
    /// The first is free and near to what Apple's systems use; then comes what Debian installs with
    /// many things; the last is a name that fontconfig always knows an answer to. Letters that no
    /// family of the list has, as Korean ones, fontconfig finds by the text's language.
    var families: String {
      switch self {
      case .default: "Inter, Noto Sans, sans-serif"
      case .serif: "Source Serif 4, Noto Serif, serif"
      // NanumSquareRound has round letters for Korean, which the others lack.
      case .rounded: "Nunito, Quicksand, NanumSquareRound, Inter, Noto Sans, sans-serif"
      case .monospaced: "JetBrains Mono, Noto Sans Mono, DejaVu Sans Mono, monospace"
      }
    }
  }
}
