/// A shape in a style in front of a view or behind it, in the view's own frame.
struct StyleLayer: LooksModifier {
  let layer: ShapeLayer
  let side: LayerSide

  func displayItems(
    _ content: [DisplayItem], child: LayoutNode, in size: CGSize, environment: EnvironmentValues
  ) -> [DisplayItem] {
    let item = layer.displayItem(
      in: CGRect(origin: .zero, size: size), environment: environment)
    return switch side {
    case .front: content + [item]
    case .behind: [item] + content
    }
  }
}
