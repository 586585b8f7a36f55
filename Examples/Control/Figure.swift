import KioskUI

/// A number that matters, with its unit.
struct Figure: View {
  let title: String
  let value: String
  let unit: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.footnote).foregroundStyle(Palette.mist)
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text(value).font(.title).fontWeight(.semibold).monospacedDigit()
        Text(unit).foregroundStyle(Palette.mist)
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(Palette.card, in: RoundedRectangle(cornerRadius: 18))
  }
}
