extension EnvironmentValues {
  /// The font of text that says nothing else; nil for `body`.
  public var font: Font? {
    get { textAttributes.font }
    set { textAttributes.font = newValue }
  }

  /// What the surroundings say of how text looks.
  var textAttributes: TextAttributes {
    get { self[TextAttributesKey.self] }
    set { self[TextAttributesKey.self] = newValue }
  }

  /// The greatest number of lines of a text; nil for as many as it takes.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// For how many lines a text keeps room even if it has fewer.
  var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  /// Points between lines, beyond what the font says.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where lines stand that are shorter than the longest.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// Which part of a text an ellipsis stands for where there is no room for all of it.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// How small letters may become, as a fraction, before text is left out.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether letters are made capital or small; nil where they stay as they are.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  private enum TextAttributesKey: EnvironmentKey {
    static let defaultValue = TextAttributes()
  }

  private enum LineLimitKey: EnvironmentKey {
    static let defaultValue: Int? = nil
  }

  private enum ReservedLinesKey: EnvironmentKey {
    static let defaultValue = 0
  }

  private enum LineSpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
  }

  private enum AlignmentKey: EnvironmentKey {
    static let defaultValue = TextAlignment.leading
  }

  private enum TruncationModeKey: EnvironmentKey {
    static let defaultValue = Text.TruncationMode.tail
  }

  private enum MinimumScaleFactorKey: EnvironmentKey {
    static let defaultValue: CGFloat = 1
  }

  private enum TextCaseKey: EnvironmentKey {
    static let defaultValue: Text.Case? = nil
  }
}
