import KioskUI

/// The time, and whether the house is open.
struct Hours: View {
  let today: Today
  @Environment(Language.self) private var language
  @Environment(\.surface) private var surface

  var body: some View {
    HStack(spacing: 18) {
      Text(today.clock).font(.clockFace).monospacedDigit()
      Rectangle().fill(surface.line).frame(width: 1, height: 40)
      VStack(alignment: .leading, spacing: 3) {
        Text(language(today.heading)).font(.mark)
        Text(language(today.detail)).font(.note).foregroundStyle(surface.faint)
      }
    }
    .lineLimit(1)
  }
}
