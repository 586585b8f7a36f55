/// A view with a changed environment.
package struct EnvironmentView<Content: View, Change: EnvironmentChange>: PrimitiveView {
  let content: Content
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
private final class EnvironmentNode<Content: View, Change: EnvironmentChange>: ViewNode<
  EnvironmentView<Content, Change>
>
{
  private var content: Node?
  private var inner: EnvironmentValues
  /// What `inner` was made from.
  private var outer: EnvironmentValues

  override init(_ view: EnvironmentView<Content, Change>, in context: NodeContext) {
    outer = context.environment
    inner = context.environment
    view.change.apply(to: &inner)
    super.init(view, in: context)
    content = updated(content, to: view.content)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override var childEnvironment: EnvironmentValues { inner }

  override func viewChanged(from old: EnvironmentView<Content, Change>) {
    // The same environment has to stay the same object: what is below looks at nothing else.
    let isSame =
      environment.isIdentical(to: outer) && ViewComparison.areEqual(old.change, view.change)
    if !isSame {
      outer = environment
      inner = environment
      view.change.apply(to: &inner)
    }
    content = updated(content, to: view.content)
  }
}
