/// The window of a scroll view.
struct ScrollWindow<Content: View>: View {
  let showsIndicators: Bool
  let content: Content
}

extension ScrollWindow: PrimitiveView {
  package func makeNode(in context: NodeContext) -> ViewNode<ScrollWindow> {
    ScrollNode(self, in: context)
  }
}

/// Holds what a scroll view remembers as long as it is on its screen.
private final class ScrollNode<Content: View>: ViewNode<ScrollWindow<Content>> {
  private let scroller = Scroller()
  private let layout: ScrollLayoutNode
  private var content: Node?

  override init(_ view: ScrollWindow<Content>, in context: NodeContext) {
    layout = ScrollLayoutNode(
      scroller, showsIndicator: view.showsIndicators, environment: context.environment)
    super.init(view, in: context)
    graph.register(self)
    let invalidation = Invalidation(of: id, in: graph.signal)
    scroller.changed = { invalidation.raise() }
    viewChanged(from: view)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override var layoutNodes: [LayoutNode] { [layout] }

  override func layoutNodesChanged() { layout.setChildren(content?.layoutNodes ?? []) }

  override func viewChanged(from old: ScrollWindow<Content>) {
    scroller.reducesMotion = environment.accessibilityReduceMotion
    let isIndicatorShown =
      view.showsIndicators && environment.verticalScrollIndicatorVisibility.isShown
    layout.update(showsIndicator: isIndicatorShown, environment: environment)
    content = updated(content, to: view.content)
  }

  override func invalidated() { layout.scrolled() }
}
