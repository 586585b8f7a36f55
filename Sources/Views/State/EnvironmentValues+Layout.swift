extension EnvironmentValues {
  /// Which way lines of text run.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Along which axis the innermost stack puts its children; nil outside of stacks.
  package var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }

  private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }

  private enum StackAxisKey: EnvironmentKey {
    static let defaultValue: Axis? = nil
  }
}
