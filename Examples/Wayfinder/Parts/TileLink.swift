import KioskUI

/// A large link to another screen, in both languages.
struct TileLink<Destination: View>: View {
  let title: Phrase
  var isFilled = false
  let destination: Destination
  @Environment(Language.self) private var language
  @Environment(\.surface) private var surface

  var body: some View {
    NavigationLink(destination: destination) {
      HStack(spacing: 12) {
        VStack(alignment: .leading, spacing: 1) {
          Text(language(title)).font(.button)
          Text(language.other(title)).font(.note).foregroundStyle(second)
        }
        .lineLimit(1)
        Spacer(minLength: 4)
        Image(symbol: .arrowRight).font(.button)
      }
      .padding(.horizontal, 20)
      .frame(maxWidth: .infinity, minHeight: 68)
    }
    .buttonStyle(.tile(isFilled: isFilled))
  }

  private var second: Color { isFilled ? Color(hex: 0xFBE3DC) : surface.faint }
}
