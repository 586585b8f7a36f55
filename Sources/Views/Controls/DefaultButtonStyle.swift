/// A button without a frame, in the colour of what can be pressed.
public struct DefaultButtonStyle: ButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label, paler while it is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.4 : 1)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// A button without a frame, in the colour of what can be pressed.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
