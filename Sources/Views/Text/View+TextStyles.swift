extension View {
  private func text(_ attributes: TextAttributes) -> some View {
    environment(changedBy: TextAttributesChange(attributes: attributes))
  }

  /// Sets the font of text inside the view; nil for `body`.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets how bold text inside the view is; nil leaves it to the fonts.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    text(TextAttributes(weight: weight))
  }

  /// Sets the kind of letters where fonts leave it open.
  public func fontDesign(_ design: Font.Design?) -> some View {
    text(TextAttributes(design: design))
  }

  /// Makes text inside the view bold, or leaves it as it is.
  public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Slants text inside the view, or keeps it upright.
  public func italic(_ isActive: Bool = true) -> some View {
    text(TextAttributes(isItalic: isActive))
  }

  /// Sets text inside the view in letters that are all equally wide.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Takes digits that are equally wide, so that a clock does not tremble.
  public func monospacedDigit() -> some View {
    text(TextAttributes(hasMonospacedDigits: true))
  }

  /// Draws a line below text inside the view.
  public func underline(_ isActive: Bool = true) -> some View {
    text(TextAttributes(isUnderlined: isActive))
  }

  /// Draws a line through text inside the view.
  public func strikethrough(_ isActive: Bool = true) -> some View {
    text(TextAttributes(isStruckThrough: isActive))
  }
}
