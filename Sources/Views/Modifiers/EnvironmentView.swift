/// A view with a changed environment.
package struct EnvironmentView<Content: View, Change: EnvironmentChange>: PassthroughView {
  package let content: Content
  let change: Change

  package func makeNode(in context: NodeContext) -> ViewNode<EnvironmentView> {
    EnvironmentNode(self, in: context)
  }
}

extension View {
  /// The view with a change in the environment of everything inside it.
  package func environment<Change: EnvironmentChange>(
    changedBy change: Change
  ) -> EnvironmentView<Self, Change> {
    EnvironmentView(content: self, change: change)
  }
}

/// The node of a view with a changed environment.
private final class EnvironmentNode<Content: View, Change: EnvironmentChange>: PassthroughNode<
  EnvironmentView<Content, Change>
>
{
  private var inside: EnvironmentValues

  override init(_ view: EnvironmentView<Content, Change>, in context: NodeContext) {
    inside = context.environment
    view.change.apply(to: &inside)
    super.init(view, in: context)
  }

  override var childEnvironment: EnvironmentValues { inside }

  override func viewChanged(from old: EnvironmentView<Content, Change>) {
    var new = environment
    view.change.apply(to: &new)
    inside.adopt(new)
    super.viewChanged(from: old)
  }
}
