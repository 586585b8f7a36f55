import KioskUI

/// Which colour of the ring is which use, and how much it is.
struct UsesLegend: View {
  let uses: [Use]
  @Environment(\.screenFormat) private var format

  var body: some View {
    VStack(spacing: 12 * format.growth) {
      ForEach(uses) { use in
        HStack(spacing: 10) {
          Circle().fill(use.kind.color).frame(width: 10 * format.growth, height: 10 * format.growth)
          Text(use.kind.rawValue).foregroundStyle(Palette.mist)
          Spacer(minLength: 4)
          Text("\(Int(use.watts)) W").fontWeight(.medium).monospacedDigit()
        }
      }
    }
    .font(.subheadline)
    .lineLimit(1)
  }
}
