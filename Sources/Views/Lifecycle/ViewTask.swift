/// A view with work that runs as long as it is on the glass.
struct ViewTask<Content: View, ID: Equatable>: PassthroughView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  func makeNode(in context: NodeContext) -> ViewNode<ViewTask> {
    ViewTaskNode(self, in: context)
  }
}

private final class ViewTaskNode<Content: View, ID: Equatable>: PassthroughNode<
  ViewTask<Content, ID>
>,
LifecycleNode
{
  private var task: Task<Void, Never>?

  override init(_ view: ViewTask<Content, ID>, in context: NodeContext) {
    super.init(view, in: context)
    graph.lifecycle.add(self)
  }

  override func unmounted() { graph.lifecycle.remove(self) }

  override func viewChanged(from old: ViewTask<Content, ID>) {
    super.viewChanged(from: old)
    guard task != nil, old.id != view.id else { return }
    disappeared()
    appeared()
  }

  func appeared() {
    let action = view.action
    task = Task(priority: view.priority) { await action() }
  }

  func disappeared() {
    task?.cancel()
    task = nil
  }
}
