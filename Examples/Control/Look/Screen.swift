import KioskUI

/// What all screens of the panel lie on: the night sky, and a margin around everything.
struct Screen<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    GeometryReader { proxy in
      let format = ScreenFormat(of: proxy.size)
      VStack(spacing: format.gap) { content }
        .padding(format.margin)
        .frame(width: proxy.size.width, height: proxy.size.height)
        .environment(\.screenFormat, format)
        .transformEnvironment(\.textScale) { $0 *= format.growth }
    }
    .background(
      LinearGradient(
        colors: [Palette.dusk, Palette.night], startPoint: .topLeading, endPoint: .bottomTrailing))
  }
}
