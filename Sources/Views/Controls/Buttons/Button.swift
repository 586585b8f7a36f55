/// Something to press.
///
/// ```swift
/// Button("Open the door") { door.open() }
///   .buttonStyle(.borderedProminent)
/// ```
///
/// The action is done when the finger lifts on the button. A finger that leaves it, by more than 20
/// points, lets go of it until it comes back; a swipe or a scroll takes it away for good. Buttons
/// that are smaller than 44 points are hit around them, too. Several views of the label stand beside
/// each other.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label
  @State private var isPressed = false
  @Environment(\.buttonStyle) private var style

  /// Makes a button of any views.
  ///
  /// - Parameters:
  ///   - role: What it means, beyond its action.
  ///   - action: What is done when it is pressed.
  ///   - label: What it says.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// What its style makes of it.
  public var body: some View {
    let style: any ButtonStyle = style ?? DefaultButtonStyle()
    Pressable(
      control: PressControl.init, pressChanged: { isPressed = $0 }, action: action,
      content: styled(style))
  }

  private func styled(_ style: some ButtonStyle) -> AnyView {
    let configuration = ButtonStyleConfiguration(
      label: ButtonStyleConfiguration.Label(content: AnyView(HStack { label })),
      isPressed: isPressed, role: role)
    return AnyView(StyledButton(style: style, configuration: configuration))
  }
}
