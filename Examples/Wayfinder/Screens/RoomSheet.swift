import KioskUI

/// What the screen of a room shows: the picture beside the words, or above them.
struct RoomSheet: View {
  let room: Room
  @Environment(\.sheet) private var sheet

  var body: some View {
    if sheet.isPortrait {
      VStack(spacing: 20) {
        Halo(exhibit: room.exhibit).frame(height: 400)
        RoomWords(room: room)
      }
      .padding(EdgeInsets(top: 0, leading: 52, bottom: 30, trailing: 52))
    } else {
      HStack(spacing: 40) {
        RoomWords(room: room).frame(width: sheet.size.width * 0.44)
        Halo(exhibit: room.exhibit)
      }
      .padding(EdgeInsets(top: 0, leading: 52, bottom: 30, trailing: 52))
    }
  }
}
