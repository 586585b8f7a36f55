/// A font as fontconfig is asked for it.
nonisolated package struct ResolvedFont: Hashable, Sendable {
  /// The family, or families with commas between them; what is missing is looked for in others.
  package var family: String
  /// Height in points, of which one is 1/160 inch.
  package var size: CGFloat
  /// Boldness: 100 is thin, 400 regular, 700 bold, 900 black.
  package var weight: Int
  package var isItalic: Bool
  /// Whether all digits are equally wide, so that a clock does not tremble.
  package var hasMonospacedDigits: Bool

  package init(
    family: String, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}
