/// The colour of a label on a prominent button's frame.
nonisolated struct ProminentLabel: ShapeStyle {
  let fill: ProminentFill

  func resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
    .color(fill.colors(in: environment).label)
  }
}
