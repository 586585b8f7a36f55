import KioskUI

/// What a way on says: what it is, and where it leads.
struct WayOnLabel: View {
  let hint: Phrase
  let title: Phrase
  let symbol: Symbol
  @Environment(Language.self) private var language
  @Environment(\.surface) private var surface

  var body: some View {
    HStack(spacing: 12) {
      Text(language(hint)).font(.note).foregroundStyle(surface.faint)
      Text(language(title)).font(.button)
      Spacer()
      Image(symbol: symbol).font(.button).foregroundStyle(surface.accent)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, minHeight: 48)
  }
}
