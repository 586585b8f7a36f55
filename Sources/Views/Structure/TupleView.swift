/// Several views one after another, as statements of a view builder give them.
public struct TupleView<each Content: View>: View {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: PrimitiveView {
  package func makeNode(in context: NodeContext) -> ViewNode<TupleView> {
    TupleNode(self, in: context)
  }
}

/// Holds one node for each element, in order.
private final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
  private var elements: [Node] = []

  override init(_ view: TupleView<repeat each Content>, in context: NodeContext) {
    super.init(view, in: context)
    for element in repeat each view.content { elements.append(makeChild(element)) }
  }

  override var children: [Node] { elements }

  override func viewChanged(from old: TupleView<repeat each Content>) {
    var index = 0
    for element in repeat each view.content {
      elements[index] = updated(elements[index], to: element)
      index += 1
    }
  }
}
