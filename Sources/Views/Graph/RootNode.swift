/// The node above a screen's root view: it hands what is below it to the screen's own layout.
@MainActor
final class RootNode: Node {
  private var content: Node?
  private let layout: RootLayoutNode

  init(in context: NodeContext, layout: RootLayoutNode) {
    self.layout = layout
    super.init(in: context)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func layoutNodesChanged() { layout.setChildren(layoutNodes) }

  func show<Content: View>(_ view: Content, in environment: EnvironmentValues) {
    self.environment.adopt(environment)
    content = updated(content, to: view)
  }
}
