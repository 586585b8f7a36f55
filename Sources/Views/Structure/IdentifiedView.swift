/// A view with an identity of its own: with another one it is another view, and starts anew.
struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let identity: ID

  func makeNode(in context: NodeContext) -> ViewNode<IdentifiedView> {
    IdentifiedNode(self, in: context)
  }
}

extension View {
  /// Gives the view an identity: when it changes, the view starts anew, with fresh state.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, identity: id)
  }
}

/// Holds the node of the view as long as its identity stays the same.
private final class IdentifiedNode<Content: View, ID: Hashable>: ViewNode<
  IdentifiedView<Content, ID>
>
{
  private var content: Node?

  override init(_ view: IdentifiedView<Content, ID>, in context: NodeContext) {
    super.init(view, in: context)
    content = updated(content, to: view.content)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func viewChanged(from old: IdentifiedView<Content, ID>) {
    if old.identity != view.identity {
      removeChild(content)
      content = nil
    }
    content = updated(content, to: view.content)
  }
}
