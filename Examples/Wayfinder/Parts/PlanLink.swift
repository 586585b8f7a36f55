import KioskUI

/// A room's number and name on the plan, which lead there.
struct PlanLink: View {
  let room: Room
  @Environment(Language.self) private var language

  var body: some View {
    NavigationLink(destination: RoomView(room: room)) {
      VStack(spacing: 0) {
        Text("\(room.id)").font(.planNumber)
        Text(language(room.name))
          .font(.planName.weight(.semibold))
          .multilineTextAlignment(.center)
          .lineLimit(2)
      }
      .frame(width: 76, height: 72)
    }
    .buttonStyle(.quiet)
  }
}
