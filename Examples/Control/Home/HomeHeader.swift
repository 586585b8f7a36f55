import KioskUI

/// The time, the weather, and what the building takes at present.
struct HomeHeader: View {
  @Environment(\.screenFormat) private var format
  @Environment(Building.self) private var building

  var body: some View {
    HStack(spacing: 28 * format.growth) {
      Clock()
      Spacer(minLength: 0)
      Figure(title: "Outside", value: building.outside.tenths, unit: "°C")
      NavigationLink {
        EnergyView()
      } label: {
        HStack(spacing: 12) {
          Figure(title: "In use", value: "\(Int(building.watts))", unit: "W")
          Image(symbol: .chevronRight).font(.footnote).foregroundStyle(Palette.mist)
        }
      }
      .buttonStyle(.plain)
    }
  }
}
