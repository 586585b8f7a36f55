/// The node of a view that is made of others: it holds the view's state and what its body gave.
@MainActor
final class CompositeNode<Content: View>: ViewNode<Content> {
  private let properties = PropertyStorage()
  private let tracking = ReadTracking()
  private var content: Node?

  override init(_ view: Content, in context: NodeContext) {
    super.init(view, in: context)
    graph.register(self)
    evaluate()
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func viewChanged(from old: Content) { evaluate() }

  override func invalidated() { evaluate() }

  override func unmounted() { tracking.end() }

  private func evaluate() {
    // Whatever was to be done again is done by this.
    isInvalidated = false
    let invalidation = Invalidation(of: id, in: graph.signal)
    properties.connect(view, in: environment)
    let body = tracking.track {
      view.body
    } changed: {
      invalidation.raise()
    }
    content = updated(content, to: body)
  }
}
