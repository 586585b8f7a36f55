/// A view whose type is not known to its surroundings.
///
/// The wrapped view's type is part of its identity: another type starts with fresh state.
public struct AnyView: View {
  let content: any View

  /// Wraps a view.
  public init<Content: View>(_ content: Content) {
    self.content = (content as? AnyView)?.content ?? content
  }
}

extension AnyView: PrimitiveView {
  package func makeNode(in context: NodeContext) -> ViewNode<AnyView> {
    AnyViewNode(self, in: context)
  }
}

/// Holds the node of the wrapped view.
private final class AnyViewNode: ViewNode<AnyView> {
  private var content: (Node)?

  override init(_ view: AnyView, in context: NodeContext) {
    super.init(view, in: context)
    viewChanged(from: view)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func viewChanged(from old: AnyView) { adopt(view.content) }

  private func adopt<Content: View>(_ view: Content) { content = updated(content, to: view) }
}
