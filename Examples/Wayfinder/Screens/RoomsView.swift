import KioskUI

/// All rooms, as cards.
struct RoomsView: View {
  @Environment(Language.self) private var language

  var body: some View {
    Page(.sand) {
      RoomCards()
    }
    .interactivePushDestination(destination: RoomView(room: .celadon))
  }
}
