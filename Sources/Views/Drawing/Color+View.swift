extension Color: ShapeStyle {
  /// The colour in a view's surroundings.
  public func resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
    .color(resolve(in: environment))
  }
}

extension Color: View {}

extension Color: LeafView {
  package func sizeThatFits(
    _ proposal: ProposedViewSize, environment: EnvironmentValues, measuring: any Measuring
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func displayItems(
    in size: CGSize, proposal: ProposedViewSize, environment: EnvironmentValues,
    measuring: any Measuring
  ) -> [DisplayItem] {
    let area = CGRect(origin: .zero, size: size)
    return [
      .fill(
        Path { $0.addRect(area) }, .color(resolve(in: environment)), isEvenOdd: false)
    ]
  }
}
