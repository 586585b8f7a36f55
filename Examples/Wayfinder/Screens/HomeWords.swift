import KioskUI

/// The words of the first screen.
struct HomeWords: View {
  let today: Today
  @Environment(Language.self) private var language
  @Environment(\.surface) private var surface

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Spacer(minLength: 0)
      announcement
      Spacer(minLength: 10)
      HStack(spacing: 14) {
        TileLink(title: Words.rooms, isFilled: true, destination: RoomsView())
        TileLink(title: Words.plan, destination: PlanView())
      }
      Spacer(minLength: 10)
      Hours(today: today)
    }
  }

  @ViewBuilder private var announcement: some View {
    HStack(spacing: 10) {
      Text(language(Words.exhibition)).font(.mark).foregroundStyle(surface.accent)
      Text(language(Words.exhibitionDates)).font(.note).foregroundStyle(surface.faint)
    }
    Text(language(Words.exhibitionTitle))
      .font(.exhibition)
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .padding(.top, 6)
    Text(language.other(Words.exhibitionTitle)).font(.subtitle).foregroundStyle(surface.faint)
    Rectangle().fill(surface.ink).frame(width: 36, height: 2).padding(.vertical, 18)
    Text(language(Words.exhibitionText)).font(.reading).lineSpacing(4)
  }
}
