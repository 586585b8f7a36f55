import KioskUI

/// The screen behind the right edge: what the building has used, and uses.
struct EnergyView: View {
  @Environment(Building.self) private var building

  var body: some View {
    Screen {
      ScreenHeader(title: "Energy")
      Parts {
        WeekCard(values: building.week)
        UsesCard(uses: building.uses)
      }
    }
  }
}
