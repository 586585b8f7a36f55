import KioskUI

/// A bar for each of the last seven days, the highest one filling the height.
struct WeekCard: View {
  /// Kilowatt hours, the oldest first.
  let values: [Double]

  var body: some View {
    Card {
      SettingHeading(title: "Last seven days", value: "\(Int(values.reduce(0, +))) kWh")
        .frame(minHeight: 36)
      TimelineView(.everyMinute) { context in
        HStack(spacing: 8) {
          ForEach(0..<values.count) { index in
            DayBar(
              name: name(of: index, on: context.date), value: values[index],
              share: values[index] / (values.max() ?? 1), isToday: index == values.count - 1)
          }
        }
      }
    }
  }

  private func name(of index: Int, on today: Date) -> String {
    let daysAgo = values.count - 1 - index
    return today.addingTimeInterval(Double(daysAgo) * -86_400)
      .formatted("%a", locale: "C.UTF-8")
  }
}
