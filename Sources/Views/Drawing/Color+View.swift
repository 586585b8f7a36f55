extension Color: ShapeStyle {
  /// The colour in a view's surroundings.
  public func resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
    .color(resolve(in: environment))
  }
}

extension Color: View {}

extension Color: LeafView {}
