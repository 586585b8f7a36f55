import KioskUI

/// The first screen: the time on the left, what can be set on the right.
struct HomeView: View {
  var body: some View {
    HStack(spacing: 24) {
      Overview().frame(width: 250)
      VStack(spacing: 16) {
        ForEach(0..<3) { RoomCard(index: $0) }
        HStack(spacing: 16) {
          AirCard()
          BlindsCard()
        }
      }
    }
    .padding(28)
    .background(NightSky())
    .interactivePushDestination(destination: EnergyView())
  }
}
