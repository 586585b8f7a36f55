/// A view that is the place of a control.
@MainActor
protocol ControlView: PrimitiveView {
  associatedtype Content: View
  associatedtype ViewControl: Control

  /// What is seen.
  var content: Content { get }

  /// Makes the control that follows the contacts, once.
  func makeControl() -> ViewControl

  /// Tells the control what the view's newest value says.
  func configure(_ control: ViewControl, in environment: EnvironmentValues)
}

extension ControlView {
  package func makeNode(in context: NodeContext) -> ViewNode<Self> {
    ControlNode(self, in: context)
  }
}

/// Holds the control as long as the view is on its screen.
private final class ControlNode<Outer: ControlView>: ViewNode<Outer> {
  private let control: Outer.ViewControl
  private var content: Node?

  override init(_ view: Outer, in context: NodeContext) {
    control = view.makeControl()
    super.init(view, in: context)
    graph.register(self)
    let invalidation = Invalidation(of: id, in: graph.signal)
    control.focusChanged = { invalidation.raise() }
    viewChanged(from: view)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func viewChanged(from old: Outer) {
    view.configure(control, in: environment)
    control.setEnabled(environment.isEnabled)
    content = updated(content, to: view.content.modified(by: ControlModifier(control: control)))
  }

  /// The ring has come or gone.
  override func invalidated() {
    for node in layoutNodes { node.displayChanged() }
  }

  override func unmounted() {
    control.drop()
    control.isFocused = false
  }
}
