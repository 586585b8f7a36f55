/// A button that looks as its label does.
public struct PlainButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// Makes the style.
  public init() {}

  /// The label, paler while it is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(configuration.isPressed ? ControlLook.pressedOpacity : 1)
      .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// A button that looks as its label does.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
