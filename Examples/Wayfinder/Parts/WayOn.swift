import KioskUI

/// What leads on from a room: to the next one, or home from the last.
struct WayOn: View {
  let next: Room?
  @Environment(\.navigator) private var navigator

  var body: some View {
    if let next {
      NavigationLink(destination: RoomView(room: next)) {
        WayOnLabel(hint: Words.next, title: next.name, symbol: .arrowRight)
      }
    } else {
      Button {
        navigator.popToRoot()
      } label: {
        WayOnLabel(hint: Words.lastRoom, title: Words.home, symbol: .house)
      }
    }
  }
}
