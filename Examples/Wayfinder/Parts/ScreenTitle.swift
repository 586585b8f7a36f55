import KioskUI

/// The title of a screen, and a sentence beside or below it.
struct ScreenTitle: View {
  let title: Phrase
  let text: Phrase
  @Environment(Language.self) private var language
  @Environment(\.surface) private var surface

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(language(title)).font(.screenTitle).lineLimit(1)
      Text(language(text)).font(.note).foregroundStyle(surface.faint)
    }
    .padding(.horizontal, 52)
  }
}
