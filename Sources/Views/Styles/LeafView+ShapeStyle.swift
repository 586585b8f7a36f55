/// A style that is a view fills all the room it is offered.
extension LeafView where Self: ShapeStyle {
  package func sizeThatFits(
    _ proposal: ProposedViewSize, environment: EnvironmentValues, measuring: any Measuring
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func displayItems(
    in size: CGSize, proposal: ProposedViewSize, environment: EnvironmentValues,
    measuring: any Measuring
  ) -> [DisplayItem] {
    let layer = ShapeLayer(shape: Rectangle(), style: self)
    return [
      layer.displayItem(in: CGRect(origin: .zero, size: size), environment: environment)
    ]
  }
}
