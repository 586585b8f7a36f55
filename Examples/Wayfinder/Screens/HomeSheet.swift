import KioskUI

/// What the first screen shows at a moment: the moon beside the words, or above them.
struct HomeSheet: View {
  let today: Today
  @Environment(Language.self) private var language
  @Environment(\.sheet) private var sheet
  @Environment(\.surface) private var surface

  var body: some View {
    if sheet.isPortrait {
      VStack(alignment: .leading, spacing: 0) {
        moon.frame(maxWidth: .infinity).frame(height: sheet.size.height * 0.42)
        HomeWords(today: today)
      }
      .padding(EdgeInsets(top: 8, leading: 52, bottom: 44, trailing: 52))
    } else {
      HStack(spacing: 28) {
        HomeWords(today: today).frame(width: sheet.size.width * 0.44)
        moon
      }
      .padding(EdgeInsets(top: 0, leading: 52, bottom: 36, trailing: 46))
    }
  }

  private var moon: some View {
    VStack(spacing: 4) {
      DayRing(today: today) {
        GeometryReader { proxy in
          let side = min(proxy.size.width, proxy.size.height) * 0.8
          Image(file: "moon-jar.svg")
            .resizable()
            .scaledToFit()
            .frame(width: side, height: side)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
      Text(language(Words.ring)).font(.note).foregroundStyle(surface.faint)
    }
  }
}
