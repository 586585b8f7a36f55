/// Text with everything that decides how it looks, but the width of its lines.
nonisolated package struct TextContent: Hashable, Sendable {
  /// What is written, in one style after another.
  package var runs: [TextRun]
  /// Where lines shorter than the longest stand.
  package var alignment: TextAlignment = .leading
  /// The greatest number of lines; nil for as many as it takes.
  package var lineLimit: Int?
  /// What is left out where the lines do not hold the text.
  package var truncationMode: Text.TruncationMode = .tail
  /// Points between lines, beyond what the font says.
  package var lineSpacing: CGFloat = 0
  /// Which way the text runs where its letters do not say.
  package var direction: LayoutDirection = .leftToRight
  /// The language, as in `ko` or `zh-Hant`, which decides between forms of a letter; nil if unknown.
  package var language: String?

  package init(runs: [TextRun]) { self.runs = runs }

  /// How far letters may lean over their frame, in points.
  package var overhang: CGFloat { (runs.map(\.font.size).max() ?? 0) / 2 }
}
