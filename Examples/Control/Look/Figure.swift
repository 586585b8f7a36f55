import KioskUI

/// A number that matters, with its unit.
struct Figure: View {
  let title: String
  let value: String
  let unit: String

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.subheadline).foregroundStyle(Palette.mist)
      HStack(alignment: .firstTextBaseline, spacing: 5) {
        Text(value).font(.title2).fontWeight(.medium).monospacedDigit()
        Text(unit).font(.subheadline).foregroundStyle(Palette.mist)
      }
    }
    .lineLimit(1)
  }
}
