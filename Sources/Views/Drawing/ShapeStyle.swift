/// What shapes, text and backgrounds are filled with: a colour or a gradient.
public protocol ShapeStyle: Sendable {
  /// What it is in a view's surroundings.
  func resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle
}
