/// A style whose type is not known to its surroundings.
nonisolated public struct AnyShapeStyle: ShapeStyle {
  private let base: any ShapeStyle

  /// Wraps a style.
  public init<Style: ShapeStyle>(_ style: Style) { base = style }

  /// What the wrapped style is in a view's surroundings.
  public func resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
    base.resolve(in: environment)
  }
}
