/// What buttons look like.
///
/// ```swift
/// struct TileStyle: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///       .padding()
///       .background(configuration.isPressed ? Color.blue : Color.gray)
///   }
/// }
/// ```
///
/// A style may read the environment, as views do: `\.isEnabled` above all.
@MainActor @preconcurrency
public protocol ButtonStyle: DynamicProperty {
  /// What a button is made of.
  associatedtype Body: View
  /// The button's properties.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes what a button looks like at a moment.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
