import KioskUI

/// The floor plan, with the names of the rooms to touch.
struct PlanView: View {
  var body: some View {
    Page(.ivory) {
      PlanSheet()
    }
    .interactivePushDestination(destination: RoomView(room: .celadon))
  }
}
