extension EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// What buttons look like.
  var buttonStyle: any ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  private enum EnabledKey: EnvironmentKey {
    static let defaultValue = true
  }

  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: any ButtonStyle { DefaultButtonStyle() }
  }
}
