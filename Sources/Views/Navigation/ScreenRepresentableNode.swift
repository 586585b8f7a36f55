/// The node of a view that is a screen: it keeps the screen, shows its view and declares where a
/// swipe leads.
@MainActor
final class ScreenRepresentableNode<Representable: ScreenRepresentable>: ViewNode<Representable> {
  private let screen: HostingScreen
  private var content: Node?

  override init(_ view: Representable, in context: NodeContext) {
    screen = view.makeScreen(
      context: ScreenRepresentableContext(environment: context.environment))
    super.init(view, in: context)
    graph.register(self)
    follow()
    show()
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func viewChanged(from old: Representable) {
    // What is changed here is shown at once, and need not be announced.
    screen.changed = nil
    defer { follow() }
    view.updateScreen(screen, context: ScreenRepresentableContext(environment: environment))
    show()
  }

  override func invalidated() { show() }

  override func unmounted() {
    screen.changed = nil
    graph.traits.withdraw(by: self)
  }

  private func follow() {
    let invalidation = Invalidation(of: id, in: graph.signal)
    screen.changed = { invalidation.raise() }
  }

  private func show() {
    screen.interactivePushDestination?.inheritedEnvironment = environment
    graph.traits.declare(
      ScreenTraits(pushDestination: screen.interactivePushDestination), by: self)
    content = updated(content, to: screen.rootView)
  }
}
