/// Where a new node is put.
@MainActor
package struct NodeContext {
  /// The screen's views.
  package let graph: ViewGraph
  /// The node above; nil at the root.
  package let parent: Node?
  /// What the views above say to everything below them.
  package let environment: EnvironmentValues
}
