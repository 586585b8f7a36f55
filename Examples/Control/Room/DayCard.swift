import KioskUI

/// How warm a room was during the last day.
struct DayCard: View {
  let room: Room

  var body: some View {
    Card {
      SettingHeading(
        title: "Last 24 hours", value: "\(range.lowerBound.tenths)° to \(range.upperBound.tenths)°"
      )
      .frame(minHeight: 36)
      DayCurve(values: room.day, range: range).padding(.vertical, 10)
      HStack {
        ForEach(["−24 h", "−18 h", "−12 h", "−6 h"], id: \.self) { hour in
          Text(hour)
          Spacer(minLength: 0)
        }
        Text("now")
      }
      .font(.footnote)
      .foregroundStyle(Palette.mist)
      .lineLimit(1)
    }
  }

  private var range: ClosedRange<Double> {
    let least = room.day.min() ?? room.target
    return least...max(room.day.max() ?? least, least + 0.5)
  }
}
