import KioskUI

/// The light of a room, and its last day.
struct RoomColumn: View {
  let room: Room
  @Environment(\.screenFormat) private var format

  var body: some View {
    VStack(spacing: format.gap) {
      Card(light: room.brightness) { LightControl(room: room) }
        .frame(height: format.rowHeight)
      DayCard(room: room)
    }
  }
}
