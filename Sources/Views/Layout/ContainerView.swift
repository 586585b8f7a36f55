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

  override init(_ view: Container, in context: NodeContext) {
    layout = ContainerLayoutNode(view.layout)
    super.init(view, in: context)
    viewChanged(from: view)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override var layoutNodes: [LayoutNode] { [layout] }

  override var childEnvironment: EnvironmentValues {
    guard environment.stackAxis != view.layout.axis else { return environment }
    var environment = environment
    environment.stackAxis = view.layout.axis
    return environment
  }

  override func viewChanged(from old: Container) {
    layout.layout = view.layout
    layout.isMirrored = environment.layoutDirection == .rightToLeft
    content = updated(content, to: view.content)
  }

  override func layoutNodesChanged() {
    layout.setChildren(content?.layoutNodes ?? [])
  }
}
