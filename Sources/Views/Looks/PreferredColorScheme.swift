/// A view that says whether its screen is light or dark.
struct PreferredColorScheme<Content: View>: PassthroughView {
  let content: Content
  let colorScheme: ColorScheme?

  func makeNode(in context: NodeContext) -> ViewNode<PreferredColorScheme> {
    PreferredColorSchemeNode(self, in: context)
  }
}

extension View {
  /// Makes the screen that the view is on light or dark: its background as well as its views.
  ///
  /// Of several views of a screen the outermost counts.
  ///
  /// - Parameter colorScheme: What the screen is; nil leaves it to its surroundings.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    PreferredColorScheme(content: self, colorScheme: colorScheme)
  }
}

private final class PreferredColorSchemeNode<Content: View>: PassthroughNode<
  PreferredColorScheme<Content>
>
{
  override init(_ view: PreferredColorScheme<Content>, in context: NodeContext) {
    super.init(view, in: context)
    declare()
  }

  override func viewChanged(from old: PreferredColorScheme<Content>) {
    super.viewChanged(from: old)
    if view.colorScheme != old.colorScheme { declare() }
  }

  override func unmounted() {
    graph.traits.withdraw(by: self)
    askForRound()
  }

  private func declare() {
    graph.traits.declare(ScreenTraits(preferredColorScheme: view.colorScheme), by: self)
    askForRound()
  }

  /// The screen as a whole changes at the beginning of an update's next round.
  private func askForRound() { Invalidation(of: id, in: graph.signal).raise() }
}
