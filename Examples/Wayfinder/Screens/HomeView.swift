import KioskUI

/// The first screen: the exhibition, the time, and the ways into the house.
struct HomeView: View {
  @Environment(Language.self) private var language

  var body: some View {
    Page(.ivory, isHome: true) {
      TimelineView(.everyMinute) { context in
        HomeSheet(today: Today(context.date))
      }
    }
    .interactivePushDestination(destination: RoomsView())
  }
}
