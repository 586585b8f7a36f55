/// A view that does something when a value has changed.
struct ChangeObserver<Content: View, Value: Equatable>: PassthroughView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func makeNode(in context: NodeContext) -> ViewNode<ChangeObserver> {
    ChangeObserverNode(self, in: context)
  }
}

private final class ChangeObserverNode<Content: View, Value: Equatable>: PassthroughNode<
  ChangeObserver<Content, Value>
>,
LifecycleNode
{
  private var isInitialDone = false

  override init(_ view: ChangeObserver<Content, Value>, in context: NodeContext) {
    super.init(view, in: context)
    graph.lifecycle.add(self)
  }

  override func unmounted() { graph.lifecycle.remove(self) }

  override func viewChanged(from old: ChangeObserver<Content, Value>) {
    super.viewChanged(from: old)
    guard old.value != view.value else { return }
    // A body is being asked for at this moment; what the action changes belongs to the next round.
    let (action, former, present) = (view.action, old.value, view.value)
    graph.afterUpdate { action(former, present) }
  }

  func appeared() {
    guard view.isInitial, !isInitialDone else { return }
    isInitialDone = true
    view.action(view.value, view.value)
  }

  func disappeared() {}
}
