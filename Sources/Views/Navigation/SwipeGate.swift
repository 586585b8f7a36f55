/// A view that says whether its screen may be swiped.
struct SwipeGate<Content: View>: PassthroughView {
  let content: Content
  var isPushDisabled = false
  var isPopDisabled = false

  func makeNode(in context: NodeContext) -> ViewNode<SwipeGate> {
    SwipeGateNode(self, in: context)
  }
}

private final class SwipeGateNode<Content: View>: PassthroughNode<SwipeGate<Content>> {
  override init(_ view: SwipeGate<Content>, in context: NodeContext) {
    super.init(view, in: context)
    declare()
  }

  override func viewChanged(from old: SwipeGate<Content>) {
    super.viewChanged(from: old)
    declare()
  }

  override func unmounted() { graph.traits.withdraw(by: self) }

  private func declare() {
    graph.traits.declare(
      ScreenTraits(isPushDisabled: view.isPushDisabled, isPopDisabled: view.isPopDisabled),
      by: self)
  }
}
