/// A piece of text in one style.
nonisolated package struct TextRun: Hashable, Sendable {
  package var string: String
  package var font: ResolvedFont
  package var color: ResolvedColor
  package var isUnderlined = false
  package var isStruckThrough = false

  package init(string: String, font: ResolvedFont, color: ResolvedColor) {
    self.string = string
    self.font = font
    self.color = color
  }
}
