extension EnvironmentValues {
  /// How many of the panel's pixels make a point, in each direction.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Whether views should appear without moving.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  private enum DisplayScaleKey: EnvironmentKey {
    static let defaultValue: CGFloat = 1
  }

  private enum ReduceMotionKey: EnvironmentKey {
    static let defaultValue = false
  }
}
