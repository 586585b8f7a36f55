/// A view as long as it is on its screen: what holds its place, its state and its environment while
/// the view values themselves come and go.
///
/// ```
///   view values        nodes (identity, state)          layout nodes (size, place, looks)
///
///   ContentView        CompositeNode
///     VStack             ContainerNode                    ContainerLayoutNode
///       TupleView          TupleNode                        |
///         Text               ViewNode  -------------------> LeafLayoutNode
///         if a { Text }      OptionalNode
///                              ViewNode  -----------------> LeafLayoutNode
/// ```
///
/// Nodes form the tree of all views; most of them have no place of their own. `layoutNodes` flattens
/// what lies below a node to what a stack has to place.
@MainActor
package class Node {
  /// Told apart for the life of the graph, for what calls from another thread.
  package let id: Int
  /// The screen's views.
  package unowned let graph: ViewGraph
  /// The node above; nil at the root.
  package private(set) weak var parent: Node?
  /// How many nodes are above it.
  package let depth: Int
  /// What the views above say to everything below them.
  package internal(set) var environment: EnvironmentValues
  /// Whether it is still part of its screen.
  package private(set) var isMounted = true
  /// Whether it is still to do again what depended on a change, in the present round.
  var isInvalidated = false

  init(in context: NodeContext) {
    graph = context.graph
    parent = context.parent
    environment = context.environment
    depth = (context.parent?.depth ?? -1) + 1
    id = graph.makeID()
  }

  /// The nodes below, in order.
  package var children: [Node] { [] }

  /// What a container above places for this node: nothing, itself, or what is below it.
  package var layoutNodes: [LayoutNode] { children.flatMap(\.layoutNodes) }

  /// The environment that children are given.
  package var childEnvironment: EnvironmentValues { environment }

  /// Does again what depended on something that changed by itself: state or an observed object.
  package func invalidated() {}

  /// It has left its screen for good: whatever it started ends.
  package func unmounted() {}

  /// What it lays out has become other nodes.
  package func layoutNodesChanged() {}

  // MARK: Children

  /// Makes a node for a view below this one.
  package func makeChild<Content: View>(_ view: Content) -> ViewNode<Content> {
    let context = NodeContext(graph: graph, parent: self, environment: childEnvironment)
    graph.structureChanged(at: self)
    if let primitive = view as? any PrimitiveView,
      let node = Self.primitiveNode(primitive, in: context) as? ViewNode<Content>
    {
      return node
    }
    if let representable = view as? any ScreenRepresentable,
      let node = Self.representableNode(representable, in: context) as? ViewNode<Content>
    {
      return node
    }
    return CompositeNode(view, in: context)
  }

  private static func primitiveNode<Content: PrimitiveView>(
    _ view: Content, in context: NodeContext
  ) -> Node {
    view.makeNode(in: context)
  }

  private static func representableNode<Content: ScreenRepresentable>(
    _ view: Content, in context: NodeContext
  ) -> Node {
    ScreenRepresentableNode(view, in: context)
  }

  /// Gives a node below this one its new view; a view of another kind gets a new node.
  package func updated<Content: View>(_ node: Node?, to view: Content) -> Node {
    if let node = node as? ViewNode<Content> {
      node.update(to: view, environment: childEnvironment)
      return node
    }
    removeChild(node)
    return makeChild(view)
  }

  /// Takes a node and everything below it off the screen.
  package func removeChild(_ node: Node?) {
    guard let node else { return }
    graph.structureChanged(at: self)
    node.unmount()
  }

  func unmount() {
    guard isMounted else { return }
    isMounted = false
    for child in children { child.unmount() }
    unmounted()
    graph.forget(self)
  }
}
