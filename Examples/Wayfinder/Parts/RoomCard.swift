import KioskUI

/// A room as a card: its exhibit, its number, its name.
struct RoomCard: View {
  let room: Room
  @Environment(Language.self) private var language
  @Environment(\.surface) private var surface

  var body: some View {
    NavigationLink(destination: RoomView(room: room)) {
      VStack(alignment: .leading, spacing: 12) {
        Image(file: room.exhibit.picture)
          .resizable()
          .scaledToFit()
          .padding(20)
          .frame(maxWidth: .infinity)
          .frame(height: 220)
          .background(room.surface.halo)
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Text("\(room.id)").font(.roomName).foregroundStyle(surface.accent)
          VStack(alignment: .leading, spacing: 3) {
            Text(language(room.name)).font(.roomName)
            Text(language(room.motto)).font(.note).foregroundStyle(surface.faint)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.plain)
  }
}
