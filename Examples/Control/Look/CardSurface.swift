import KioskUI

/// What cards are made of; light falls in from above where a lamp is on.
struct CardSurface: View {
  /// How bright the lamp is, 0...1.
  var light = 0.0
  private let shape = RoundedRectangle(cornerRadius: 20)

  var body: some View {
    ZStack {
      shape.fill(Palette.card)
      shape.fill(
        LinearGradient(
          colors: [Palette.amber.opacity(0.22 * light), Palette.amber.opacity(0)],
          startPoint: .top, endPoint: .bottom))
      // The edge of the glass.
      shape.strokeBorder(Color.white.opacity(0.07))
    }
  }
}
