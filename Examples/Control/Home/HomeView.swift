import KioskUI

/// The first screen: the time above, the rooms below it, and what concerns all of them at the foot.
struct HomeView: View {
  @Environment(Building.self) private var building

  var body: some View {
    Screen {
      HomeHeader()
      Parts {
        ForEach(building.rooms) { RoomCard(room: $0) }
      }
      HouseControls()
    }
    .overlay(alignment: .trailing) { EdgeHandle() }
    .interactivePushDestination(destination: EnergyView())
  }
}
