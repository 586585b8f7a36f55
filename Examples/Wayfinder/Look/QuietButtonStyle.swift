import KioskUI

/// A button that is only its label, until it is pressed.
struct QuietButtonStyle: ButtonStyle {
  @Environment(\.surface) private var surface

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .background(
        surface.ink.opacity(configuration.isPressed ? 0.1 : 0),
        in: RoundedRectangle(cornerRadius: 6))
  }
}

extension ButtonStyle where Self == QuietButtonStyle {
  /// A button that is only its label, until it is pressed.
  static var quiet: QuietButtonStyle { QuietButtonStyle() }
}
