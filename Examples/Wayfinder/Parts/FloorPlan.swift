import KioskUI

/// The plan, and the names upon it.
struct FloorPlan: View {
  /// Where the garden's name stands.
  private static let garden = UnitPoint(x: 0.52, y: 0.525)
  /// Where the lobby's name stands.
  private static let lobby = UnitPoint(x: 0.5, y: 0.785)
  /// Where the panel hangs.
  private static let here = UnitPoint(x: 0.5, y: 0.9)

  var body: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)
      ZStack {
        Image(file: "plan.svg").resizable()
        ForEach(Room.all) { room in
          PlanLink(room: room).position(Self.point(room.place, side))
        }
        PlanName(Words.garden).position(Self.point(Self.garden, side))
        PlanName(Words.lobby).position(Self.point(Self.lobby, side))
        YouAreHere().position(Self.point(Self.here, side))
      }
      .frame(width: side, height: side)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private static func point(_ place: UnitPoint, _ side: CGFloat) -> CGPoint {
    CGPoint(x: place.x * side, y: place.y * side)
  }
}
