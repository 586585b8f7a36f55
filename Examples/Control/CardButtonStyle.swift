import KioskUI

/// A button that is a card, and lights up under the finger.
struct CardButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .background(
        configuration.isPressed ? Palette.line : Palette.card,
        in: RoundedRectangle(cornerRadius: 14))
  }
}
