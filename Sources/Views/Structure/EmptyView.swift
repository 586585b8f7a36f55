/// A view of nothing: it takes no place in a stack.
public struct EmptyView: View {
  /// Makes a view of nothing.
  nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
  package func makeNode(in context: NodeContext) -> ViewNode<EmptyView> {
    ViewNode(self, in: context)
  }
}
