import KioskUI

/// The cards of all rooms, as many beside each other as there is room for.
struct RoomCards: View {
  @Environment(Language.self) private var language
  @Environment(\.sheet) private var sheet
  @Environment(\.surface) private var surface

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ScreenTitle(title: Words.rooms, text: Words.roomsText).padding(.bottom, 18)
      ScrollView {
        VStack(spacing: 30) {
          ForEach(rows, id: \.self) { row in
            HStack(alignment: .top, spacing: 26) {
              ForEach(row) { RoomCard(room: $0) }
            }
          }
        }
        .padding(EdgeInsets(leading: 52, bottom: 44, trailing: 52))
      }
    }
  }

  private var rows: [[Room]] {
    let count = sheet.isPortrait ? 2 : 3
    return stride(from: 0, to: Room.all.count, by: count).map {
      Array(Room.all[$0..<min($0 + count, Room.all.count)])
    }
  }
}
