/// A view with others in front of it or behind it, which do not change its size.
///
/// Where the view is several, a group for instance, each has its own copy of the layer, with its own
/// state.
package struct LayeredView<Content: View, Layer: View>: PrimitiveView, WrappingView {
  /// The view that says how large all of it is.
  package let content: Content
  /// What is added; several views lie upon each other.
  let layer: ZStack<Layer>
  /// Where the layer stands.
  let side: LayerSide

  package func makeNode(in context: NodeContext) -> ViewNode<LayeredView> {
    LayeredNode(self, in: context)
  }
}

/// Holds the view's node, and for each of the view's layout nodes one more for the layer.
private final class LayeredNode<Content: View, Layer: View>: ViewNode<LayeredView<Content, Layer>> {
  private var content: Node?
  /// In the order of the view's layout nodes.
  private var copies: [Copy] = []

  /// A layer and the layout node that it is the layer of.
  private struct Copy {
    let content: LayoutNode
    let layer: Node
    let layout: LayeredLayoutNode
  }

  override init(_ view: LayeredView<Content, Layer>, in context: NodeContext) {
    super.init(view, in: context)
    content = updated(content, to: view.content)
  }

  override var children: [Node] { (content.map { [$0] } ?? []) + copies.map(\.layer) }

  override func viewChanged(from old: LayeredView<Content, Layer>) {
    content = updated(content, to: view.content)
    for copy in copies {
      // The layer's type is the same, and with it its node.
      _ = updated(copy.layer, to: view.layer)
      arrange(copy.layout)
    }
  }

  override func layoutNodesChanged() {
    let nodes = content?.layoutNodes ?? []
    let (former, formerByContent) = (copies, copiesByContent)
    copies = nodes.map { formerByContent[ObjectIdentifier($0)] ?? makeCopy(for: $0) }
    let kept = copiesByContent
    for copy in former where kept[ObjectIdentifier(copy.content)] == nil {
      removeChild(copy.layer)
    }
  }

  override var layoutNodes: [LayoutNode] {
    let copies = copiesByContent
    return (content?.layoutNodes ?? []).map { copies[ObjectIdentifier($0)]?.layout ?? $0 }
  }

  private var copiesByContent: [ObjectIdentifier: Copy] {
    Dictionary(uniqueKeysWithValues: copies.map { (ObjectIdentifier($0.content), $0) })
  }

  private func makeCopy(for node: LayoutNode) -> Copy {
    let layer = makeChild(view.layer)
    let layout = LayeredLayoutNode(node, layer: layer.layoutNodes)
    arrange(layout)
    return Copy(content: node, layer: layer, layout: layout)
  }

  private func arrange(_ layout: LayeredLayoutNode) {
    layout.side = view.side
    layout.alignment = view.layer.layout.alignment
    layout.isMirrored = environment.layoutDirection == .rightToLeft
  }
}
