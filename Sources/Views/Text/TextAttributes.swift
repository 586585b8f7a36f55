/// What is said of how a piece of text looks; nil where it is left to the surroundings.
nonisolated struct TextAttributes: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isItalic: Bool?
  var hasMonospacedDigits: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var style: (any ShapeStyle)?

  /// Takes over what is left open.
  ///
  /// Who is nearest to the text has the say, so the surroundings come last.
  func inheriting(_ outer: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: font ?? outer.font, weight: weight ?? outer.weight, design: design ?? outer.design,
      isItalic: isItalic ?? outer.isItalic,
      hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      isUnderlined: isUnderlined ?? outer.isUnderlined,
      isStruckThrough: isStruckThrough ?? outer.isStruckThrough, style: style ?? outer.style)
  }

  /// The font that follows; `body` where none is said.
  func resolvedFont(textScale: Double) -> ResolvedFont {
    (font ?? .body).with { font in
      if let weight { font.weight = weight }
      if let isItalic { font.isItalic = isItalic }
      if let hasMonospacedDigits { font.hasMonospacedDigits = hasMonospacedDigits }
    }.resolve(design: design, textScale: textScale)
  }

  static func == (one: TextAttributes, other: TextAttributes) -> Bool {
    one.font == other.font && one.weight == other.weight && one.design == other.design
      && one.isItalic == other.isItalic && one.hasMonospacedDigits == other.hasMonospacedDigits
      && one.isUnderlined == other.isUnderlined && one.isStruckThrough == other.isStruckThrough
      && areSame(one.style, other.style)
  }

  private static func areSame(_ one: (any ShapeStyle)?, _ other: (any ShapeStyle)?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return ViewComparison.areEqual(one, other)
  }
}
