import KioskUI

/// What can be said of an exhibit in figures.
struct Facts: View {
  let exhibit: Exhibit
  @Environment(Language.self) private var language
  @Environment(\.surface) private var surface

  var body: some View {
    VStack(spacing: 0) {
      row(Words.period, exhibit.period)
      row(Words.material, exhibit.material)
      row(Words.size, exhibit.size)
      row(Words.number, exhibit.number)
      Hairline()
    }
  }

  private func row(_ name: Phrase, _ value: Phrase) -> some View {
    VStack(spacing: 0) {
      Hairline()
      HStack(alignment: .firstTextBaseline, spacing: 16) {
        Text(language(name))
          .foregroundStyle(surface.faint)
          .frame(width: 96, alignment: .leading)
        Text(language(value)).frame(maxWidth: .infinity, alignment: .leading)
      }
      .font(.note)
      .padding(.vertical, 8)
    }
  }
}
