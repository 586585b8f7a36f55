/// The style that surroundings give to text, shapes and pictures of one colour; `foregroundStyle(_:)`
/// sets it.
nonisolated public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// What the foreground is in a view's surroundings.
  public func resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
    environment.foreground.resolve(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that surroundings give to text and shapes.
  nonisolated public static var foreground: ForegroundStyle { ForegroundStyle() }
}
