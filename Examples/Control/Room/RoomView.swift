import KioskUI

/// The screen of one room.
struct RoomView: View {
  let room: Room

  var body: some View {
    Screen {
      ScreenHeader(title: room.name)
      Parts {
        Card { WarmthDial(room: room) }
        RoomColumn(room: room)
      }
    }
  }
}
