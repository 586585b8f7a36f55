import KioskUI

/// A room's name, which leads to its own screen, and how warm it is.
struct RoomHeading: View {
  let room: Room

  var body: some View {
    NavigationLink {
      RoomView(room: room)
    } label: {
      HStack(spacing: 8) {
        Text(room.name).font(.title3).fontWeight(.semibold)
        Image(symbol: .chevronRight).font(.footnote).foregroundStyle(Palette.mist)
        Spacer(minLength: 0)
        Text("\(room.temperature.tenths)°")
          .font(.system(size: 38, weight: .light))
          .monospacedDigit()
          .layoutPriority(1)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.75)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}
