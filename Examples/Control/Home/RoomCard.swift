import KioskUI

/// Light and warmth of one room.
struct RoomCard: View {
  let room: Room
  @Environment(\.screenFormat) private var format

  var body: some View {
    Card(light: room.brightness) {
      RoomHeading(room: room)
      // From edge to edge.
      DayCurve(values: room.day).padding(.horizontal, -format.cardMargin)
      switch format.axis {
      case .horizontal:
        LightControl(room: room)
        WarmthControl(room: room)
      case .vertical:
        HStack(spacing: 28 * format.growth) {
          LightControl(room: room)
          WarmthControl(room: room)
        }
      }
    }
  }
}
