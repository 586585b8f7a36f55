/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  /// The view that is modified.
  public var content: Content
  /// What is done to it.
  public var modifier: Modifier

  /// Modifies a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// What the modifier makes of the view.
  public var body: some View {
    modifier.body(content: ViewModifierContent(content: AnyView(content)))
  }
}

extension ModifiedContent: WrappingView {}

extension ModifiedContent: PropertyHost {
  var propertyHost: Any { modifier }
}
