// What is decided about who reads the screen.
extension EnvironmentValues {
  /// How many times larger than written text is drawn; `accessibility.textScale` of the
  /// configuration.
  public var textScale: Double {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }

  /// The language of text, as in `ko` or `zh-Hant`, which decides between forms of a letter; nil if
  /// unknown.
  public var language: String? {
    get { self[LanguageKey.self] }
    set { self[LanguageKey.self] = newValue }
  }

  private enum TextScaleKey: EnvironmentKey {
    static let defaultValue = 1.0
  }

  private enum LanguageKey: EnvironmentKey {
    static let defaultValue: String? = nil
  }
}
