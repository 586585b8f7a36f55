import KioskUI

/// A button that is a card of its own, and lights up under the finger.
struct TileButtonStyle: ButtonStyle {
  /// Whether what it does is done already.
  var isChosen = false
  var fill = Palette.card
  private let shape = RoundedRectangle(cornerRadius: 14)

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isChosen ? Palette.night : .white)
      .frame(maxWidth: .infinity, minHeight: 44, maxHeight: .infinity)
      .background {
        ZStack {
          shape.fill(isChosen ? Palette.amber : fill)
          if configuration.isPressed { shape.fill(Color.white.opacity(0.16)) }
          shape.strokeBorder(Color.white.opacity(0.07))
        }
      }
  }
}
