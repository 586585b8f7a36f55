/// The node of a view of one type.
@MainActor
package class ViewNode<Content: View>: Node {
  /// The newest value.
  package private(set) var view: Content

  package init(_ view: Content, in context: NodeContext) {
    self.view = view
    super.init(in: context)
  }

  /// Takes over a new value, where it or the environment differs from the one before.
  final func update(to new: Content, environment: EnvironmentValues) {
    let isSameEnvironment = environment.isIdentical(to: self.environment)
    if isSameEnvironment, ViewComparison.areEqual(view, new) { return }
    self.environment = environment
    let old = view
    view = new
    viewChanged(from: old)
  }

  /// The view, the environment or both have changed; children are to be updated in turn.
  package func viewChanged(from old: Content) {}
}
