import KioskUI

/// What is set, and to what: `Light 80 %`.
struct SettingHeading: View {
  let title: String
  let value: String

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(title).foregroundStyle(Palette.mist)
      Text(value).fontWeight(.medium).monospacedDigit()
    }
    .font(.subheadline)
    .lineLimit(1)
  }
}
