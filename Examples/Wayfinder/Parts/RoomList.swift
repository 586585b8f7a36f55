import KioskUI

/// The rooms in a list, and what else there is in the house.
struct RoomList: View {
  @Environment(Language.self) private var language
  @Environment(\.surface) private var surface

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        Hairline()
        ForEach(Room.all) { room in
          RoomRow(room: room)
          Hairline()
        }
        HStack(spacing: 10) {
          Circle().fill(Surface.vermilion).frame(width: 11, height: 11)
          Text(language(Words.youAreHere)).font(.mark)
        }
        .padding(.vertical, 12)
        Text(language(Words.facilities)).font(.note).foregroundStyle(surface.faint).lineSpacing(2)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.bottom, 12)
    }
  }
}
