/// A button in a grey frame.
public struct BorderedButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// Makes the style.
  public init() {}

  /// The label in its frame, which is darker while the button is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isEnabled ? configuration.role.textColor : .secondary)
      .fontWeight(configuration.role == .cancel ? .semibold : nil)
      .modifier(ButtonFrame(fill: Color.raisedBackground, isPressed: configuration.isPressed))
      .opacity(isEnabled ? 1 : ControlLook.disabledGreyOpacity)
  }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A button in a grey frame.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
