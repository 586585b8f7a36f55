import KioskUI

/// A room: its exhibit, and what there is to say of it.
struct RoomView: View {
  let room: Room

  var body: some View {
    if let next = room.next {
      page.interactivePushDestination(destination: RoomView(room: next))
    } else {
      page
    }
  }

  private var page: some View {
    Page(room.surface, leadsOn: room.next != nil) {
      RoomSheet(room: room)
    }
  }
}
