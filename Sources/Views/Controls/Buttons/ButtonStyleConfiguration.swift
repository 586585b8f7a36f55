/// What a style is told of a button.
public struct ButtonStyleConfiguration {
  /// What the button says.
  @MainActor
  public struct Label: View {
    let content: AnyView

    /// The views of the button's builder.
    public var body: some View { content }
  }

  /// What the button says.
  public let label: Label
  /// Whether it is being pressed.
  public let isPressed: Bool
  /// What it means; nil where it is an ordinary button.
  public let role: ButtonRole?
}
