/// A view without children that is its own layout: text, pictures, shapes, colours.
@MainActor
package protocol LeafView: PrimitiveView, LeafLayout {}

extension LeafView {
  package func makeNode(in context: NodeContext) -> ViewNode<Self> {
    LeafNode(self, in: context)
  }
}

/// The node of a view without children.
private final class LeafNode<Leaf: LeafView>: ViewNode<Leaf> {
  private let layout: LeafLayoutNode<Leaf>

  override init(_ view: Leaf, in context: NodeContext) {
    layout = LeafLayoutNode(
      view, environment: context.environment, measuring: context.graph.measuring)
    super.init(view, in: context)
  }

  override var layoutNodes: [LayoutNode] { [layout] }

  override func viewChanged(from old: Leaf) {
    layout.update(view, environment: environment)
  }
}
