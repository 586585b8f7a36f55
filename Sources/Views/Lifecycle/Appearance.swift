/// A view that says when it comes and goes.
struct Appearance<Content: View>: PassthroughView {
  let content: Content
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  func makeNode(in context: NodeContext) -> ViewNode<Appearance> {
    AppearanceNode(self, in: context)
  }
}

private final class AppearanceNode<Content: View>: PassthroughNode<Appearance<Content>>,
  LifecycleNode
{
  override init(_ view: Appearance<Content>, in context: NodeContext) {
    super.init(view, in: context)
    graph.lifecycle.add(self)
  }

  override func unmounted() { graph.lifecycle.remove(self) }

  func appeared() { view.onAppear?() }

  func disappeared() { view.onDisappear?() }
}
