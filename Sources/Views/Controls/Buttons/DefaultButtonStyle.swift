/// A button without a frame, in the colour of what can be pressed; red where it destroys.
public struct DefaultButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// Makes the style.
  public init() {}

  /// The label, paler while it is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isEnabled ? configuration.role.textColor : .secondary)
      .fontWeight(configuration.role == .cancel ? .semibold : nil)
      .opacity(configuration.isPressed ? ControlLook.pressedOpacity : 1)
      .opacity(isEnabled ? 1 : ControlLook.disabledGreyOpacity)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// A button without a frame, in the colour of what can be pressed.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }

  /// A button without a frame, in the colour of what can be pressed.
  public static var borderless: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonRole? {
  /// What a label on the screen or on a button's frame is written in.
  var textColor: Color { self == .destructive ? .red.readable : .textTint }

  /// What a button's frame is filled with where that is what tells it from others.
  var fillColor: Color { self == .destructive ? .red : .accentColor }
}
