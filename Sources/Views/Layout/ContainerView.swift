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
  /// The environment inside, kept so that children see when it has not changed.
  private var inside: (of: EnvironmentValues, values: EnvironmentValues)?

  override init(_ view: Container, in context: NodeContext) {
    layout = ContainerLayoutNode(view.layout)
    super.init(view, in: context)
    viewChanged(from: view)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override var layoutNodes: [LayoutNode] { [layout] }

  override var childEnvironment: EnvironmentValues {
    let axis = view.layout.axis
    if environment.stackAxis == axis { return environment }
    if let inside, inside.of.isIdentical(to: environment), inside.values.stackAxis == axis {
      return inside.values
    }
    var values = environment
    values.stackAxis = axis
    inside = (environment, values)
    return values
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
