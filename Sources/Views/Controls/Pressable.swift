/// A view that is pressed, anywhere on it.
struct Pressable<Content: View>: View {
  /// Makes the control that follows the contacts.
  let makeControl: () -> PressControl
  /// Called when it looks pressed, and when it does not any more.
  let pressChanged: (Bool) -> Void
  /// What it is for.
  let action: () -> Void
  let content: Content
}

extension Pressable: PrimitiveView {
  package func makeNode(in context: NodeContext) -> ViewNode<Pressable> {
    PressableNode(self, in: context)
  }
}

/// Holds the control as long as the view is on its screen.
private final class PressableNode<Content: View>: ViewNode<Pressable<Content>> {
  private let control: PressControl
  private var content: Node?

  override init(_ view: Pressable<Content>, in context: NodeContext) {
    control = view.makeControl()
    super.init(view, in: context)
    viewChanged(from: view)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func viewChanged(from old: Pressable<Content>) {
    control.pressChanged = view.pressChanged
    control.action = view.action
    control.setEnabled(environment.isEnabled)
    content = updated(content, to: view.content.modified(by: ControlModifier(control: control)))
  }

  override func unmounted() { control.drop() }
}
