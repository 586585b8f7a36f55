extension EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// What buttons look like; nil for a label without a frame.
  var buttonStyle: (any ButtonStyle)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// Whether controls show no labels of their own.
  var areLabelsHidden: Bool {
    get { self[HiddenLabelsKey.self] }
    set { self[HiddenLabelsKey.self] = newValue }
  }

  private enum HiddenLabelsKey: EnvironmentKey {
    static let defaultValue = false
  }

  private enum EnabledKey: EnvironmentKey {
    static let defaultValue = true
  }

  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: (any ButtonStyle)? { nil }
  }
}
