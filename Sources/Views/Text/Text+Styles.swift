nonisolated extension Text {
  /// Sets the font; nil leaves it to the surroundings.
  public func font(_ font: Font?) -> Text { with(TextAttributes(font: font)) }

  /// Sets how bold the letters are; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(TextAttributes(weight: weight)) }

  /// Sets the kind of letters where the font leaves it open.
  public func fontDesign(_ design: Font.Design?) -> Text { with(TextAttributes(design: design)) }

  /// Makes the letters bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// Makes the letters bold, or leaves them as they are.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Slants the letters.
  public func italic() -> Text { italic(true) }

  /// Slants the letters, or keeps them upright.
  public func italic(_ isActive: Bool) -> Text { with(TextAttributes(isItalic: isActive)) }

  /// Takes letters that are all equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }

  /// Takes digits that are equally wide, so that a clock does not tremble.
  public func monospacedDigit() -> Text { with(TextAttributes(hasMonospacedDigits: true)) }

  /// Draws a line below the letters.
  public func underline(_ isActive: Bool = true) -> Text {
    with(TextAttributes(isUnderlined: isActive))
  }

  /// Draws a line through the letters.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    with(TextAttributes(isStruckThrough: isActive))
  }

  /// Sets the colour; of a gradient text takes the first one.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    with(TextAttributes(style: style))
  }

  /// Sets the colour; nil leaves it to the surroundings.
  public func foregroundColor(_ color: Color?) -> Text { with(TextAttributes(style: color)) }
}
