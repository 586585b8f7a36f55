/// Something done to views again and again, under a name of its own.
///
/// ```swift
/// struct Card: ViewModifier {
///   @Environment(\.isEnabled) private var isEnabled
///
///   func body(content: Content) -> some View {
///     content
///       .padding()
///       .background(isEnabled ? .white : .gray, in: RoundedRectangle(cornerRadius: 12))
///   }
/// }
///
/// Text("21.5 °").modifier(Card())
/// ```
///
/// A modifier may have state, and read the environment, as a view does.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What the modified view is made of.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = ViewModifierContent<Self>

  /// Makes the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

extension View {
  /// Modifies the view.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
