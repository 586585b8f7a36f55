import KioskUI

/// The second screen: what the building has used.
struct EnergyView: View {
  @Environment(Building.self) private var building
  @Environment(\.navigator) private var navigator

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack(alignment: .firstTextBaseline) {
        Button {
          navigator.pop()
        } label: {
          Label("Home", symbol: .chevronLeft).font(.headline)
        }
        Spacer()
        Text("Last seven days").font(.callout).foregroundStyle(Palette.mist)
      }
      Text("Energy").font(.largeTitle).bold()
      WeekChart(values: building.week)
      HStack(spacing: 16) {
        Figure(title: "This week", value: "\(Int(building.week.reduce(0, +)))", unit: "kWh")
        Figure(title: "At present", value: "\(Int(building.power))", unit: "W")
        Figure(title: "Outside", value: building.outside.formatted(), unit: "°C")
      }
      .frame(height: 96)
    }
    .padding(28)
    .background(NightSky())
  }
}
