/// The node above a screen's root view: it hands what is below it to the screen's own layout.
@MainActor
final class RootNode: Node {
  private var content: Node?
  private let layout: RootLayoutNode
  /// What the screen's surroundings say.
  private var given: EnvironmentValues
  /// Whether views of the screen want it light or dark.
  private var preferredColorScheme: ColorScheme?
  /// Gives the view its environment anew.
  private var refresh: () -> Void = {}

  init(in context: NodeContext, layout: RootLayoutNode) {
    self.layout = layout
    given = context.environment
    super.init(in: context)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func layoutNodesChanged() { layout.setChildren(layoutNodes) }

  func show<Content: View>(_ view: Content, in environment: EnvironmentValues) {
    given = environment
    refresh = { [unowned self] in
      content = updated(content, to: view)
    }
    adopt()
  }

  /// Makes the screen light or dark, whatever its surroundings say.
  func prefer(_ colorScheme: ColorScheme?) {
    guard colorScheme != preferredColorScheme else { return }
    preferredColorScheme = colorScheme
    adopt()
  }

  private func adopt() {
    var new = given
    if let preferredColorScheme { new.colorScheme = preferredColorScheme }
    environment.adopt(new)
    layout.colorScheme = environment.colorScheme
    refresh()
  }
}
