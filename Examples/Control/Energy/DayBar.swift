import KioskUI

/// One day of a chart.
struct DayBar: View {
  let name: String
  /// Kilowatt hours.
  let value: Double
  /// How high it is, 0...1 of the room there is.
  let share: Double
  let isToday: Bool
  @Environment(\.screenFormat) private var format
  @Environment(\.textScale) private var textScale

  var body: some View {
    VStack(spacing: 8) {
      GeometryReader { proxy in
        VStack(spacing: 6) {
          Text(value.tenths).monospacedDigit()
          RoundedRectangle(cornerRadius: 8)
            .fill(
              LinearGradient(
                colors: [color, color.opacity(0.4)], startPoint: .top, endPoint: .bottom)
            )
            .frame(height: max(0, proxy.size.height - labelHeight) * share)
        }
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottom)
      }
      .frame(maxWidth: 52 * format.growth)
      Text(name).foregroundStyle(isToday ? .white : Palette.mist)
    }
    .font(.footnote)
    .lineLimit(1)
    .frame(maxWidth: .infinity)
  }

  /// Points above the highest bar, for its value.
  private var labelHeight: Double { 24 * textScale }

  private var color: Color { isToday ? Palette.amber : Palette.sea }
}
