import KioskUI

/// A room in a list.
struct RoomRow: View {
  let room: Room
  @Environment(Language.self) private var language
  @Environment(\.surface) private var surface

  var body: some View {
    NavigationLink(destination: RoomView(room: room)) {
      HStack(spacing: 14) {
        Text("\(room.id)")
          .font(.system(size: 14, weight: .bold))
          .frame(width: 28, height: 28)
          .background(room.floor, in: Circle())
        Text(language(room.name)).font(.button)
        Text(language.other(room.name)).font(.note).foregroundStyle(surface.faint)
        Spacer(minLength: 4)
        Image(symbol: .chevronRight).font(.note).foregroundStyle(surface.faint)
      }
      .lineLimit(1)
      .frame(height: 47)
    }
    .buttonStyle(.plain)
  }
}
