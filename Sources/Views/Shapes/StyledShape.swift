/// A shape with the areas and lines that are drawn of it, the lowest first.
///
/// ```swift
/// Circle().fill(.green).stroke(.black, lineWidth: 2)
/// ```
public struct StyledShape<Content: Shape>: View {
  let shape: Content
  var layers: [ShapeLayer]
  /// How all of it is turned, one after another.
  var turns: [ShapeTurn] = []

  /// The shape with something more drawn upon it.
  func adding(_ layer: ShapeLayer) -> StyledShape {
    var view = self
    view.layers.append(layer)
    return view
  }
}

extension StyledShape: LeafView {
  package func sizeThatFits(
    _ proposal: ProposedViewSize, environment: EnvironmentValues, measuring: any Measuring
  ) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  package func displayItems(
    in size: CGSize, proposal: ProposedViewSize, environment: EnvironmentValues,
    measuring: any Measuring
  ) -> [DisplayItem] {
    let frame = CGRect(origin: .zero, size: size)
    return layers.map { $0.displayItem(in: frame, turned: turns, environment: environment) }
  }
}
