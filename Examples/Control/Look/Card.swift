import KioskUI

/// A part of a screen, with room around it.
struct Card<Content: View>: View {
  /// How bright the lamp above it is, 0...1.
  var light = 0.0
  @ViewBuilder let content: Content
  @Environment(\.screenFormat) private var format

  var body: some View {
    VStack(alignment: .leading, spacing: 0) { content }
      .padding(.horizontal, format.cardMargin)
      .padding(.vertical, format.cardMargin * 0.7)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(CardSurface(light: light))
  }
}
