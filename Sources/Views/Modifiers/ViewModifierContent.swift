/// The view that a modifier modifies, as the modifier sees it.
public struct ViewModifierContent<Modifier: ViewModifier>: View {
  let content: AnyView

  /// The view itself.
  public var body: some View { content }
}
