/// A view that looks exactly as the one inside it, and does something besides.
@MainActor
package protocol PassthroughView: PrimitiveView, WrappingView {}

/// The node of a view that looks as the one inside it.
@MainActor
package class PassthroughNode<Outer: PassthroughView>: ViewNode<Outer> {
  private var content: Node?

  package override init(_ view: Outer, in context: NodeContext) {
    super.init(view, in: context)
    content = updated(content, to: view.content)
  }

  package override var children: [Node] { content.map { [$0] } ?? [] }

  package override func viewChanged(from old: Outer) {
    content = updated(content, to: view.content)
  }
}
