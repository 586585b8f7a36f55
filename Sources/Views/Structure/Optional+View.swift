/// A view that may be there or not: the outcome of an `if` without `else`.
extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  package func makeNode(in context: NodeContext) -> ViewNode<Wrapped?> {
    OptionalNode(self, in: context)
  }
}

/// Holds the node of the view while it is there.
private final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private var content: (Node)?

  override init(_ view: Wrapped?, in context: NodeContext) {
    super.init(view, in: context)
    viewChanged(from: view)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func viewChanged(from old: Wrapped?) {
    guard let view else {
      removeChild(content)
      content = nil
      return
    }
    content = updated(content, to: view)
  }
}
