/// The screen's own background.
nonisolated public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// What the background is in a view's surroundings: white on light screens, black on dark ones.
  public func resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
    Color.background.resolve(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The screen's own background.
  nonisolated public static var background: BackgroundStyle { BackgroundStyle() }
}
