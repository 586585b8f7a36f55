import KioskUI

/// A bar for each day, the highest one filling the height.
struct WeekChart: View {
  let values: [Double]
  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var body: some View {
    HStack(alignment: .bottom, spacing: 18) {
      ForEach(0..<values.count) { day in
        VStack(spacing: 8) {
          Text(values[day].formatted()).font(.footnote).monospacedDigit()
          Bar(share: values[day] / (values.max() ?? 1), isToday: day == values.count - 1)
          Text(Self.days[day % 7]).font(.footnote).foregroundStyle(Palette.mist)
        }
      }
    }
  }
}
