/// A view that lays out the views of its builder.
@MainActor
package protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  associatedtype Layout: ContainerLayout

  /// The views of the builder.
  var content: Content { get }
  /// How they are laid out.
  var layout: Layout { get }
}

extension ContainerView {
  package func makeNode(in context: NodeContext) -> ViewNode<Self> {
    ContainerNode(self, in: context)
  }
}

/// The node of a view that lays out others.
private final class ContainerNode<Container: ContainerView>: ViewNode<Container> {
  private let layout: ContainerLayoutNode<Container.Layout>
  private var content: Node?
  private var inside: EnvironmentValues

  override init(_ view: Container, in context: NodeContext) {
    layout = ContainerLayoutNode(view.layout)
    inside = context.environment
    super.init(view, in: context)
    viewChanged(from: view)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override var layoutNodes: [LayoutNode] { [layout] }

  override var childEnvironment: EnvironmentValues { inside }

  override func viewChanged(from old: Container) {
    layout.layout = view.layout
    layout.isMirrored = environment.layoutDirection == .rightToLeft
    var new = environment
    new.stackAxis = view.layout.axis
    inside.adopt(new)
    content = updated(content, to: view.content)
  }

  override func layoutNodesChanged() {
    layout.setChildren(content?.layoutNodes ?? [])
  }
}
