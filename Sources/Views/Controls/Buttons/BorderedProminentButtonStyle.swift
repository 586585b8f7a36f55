/// A button in a frame of the colour of what can be pressed: the one that most people want.
public struct BorderedProminentButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// Makes the style.
  public init() {}

  /// The label in its frame, which is darker while the button is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    let fill = ProminentFill(tint: isEnabled ? configuration.role.fillColor : nil)
    return configuration.label
      .foregroundStyle(ProminentLabel(fill: fill))
      .fontWeight(configuration.role == .cancel ? .semibold : nil)
      .modifier(ButtonFrame(fill: fill, isPressed: configuration.isPressed))
      .opacity(isEnabled ? 1 : ControlLook.disabledGreyOpacity)
  }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button in a frame of the colour of what can be pressed.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
