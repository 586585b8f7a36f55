import KioskUI

/// What concerns all rooms: the parts of the day, the air, the blinds.
struct HouseControls: View {
  @Environment(\.screenFormat) private var format

  var body: some View {
    switch format.axis {
    case .horizontal:
      HStack(spacing: format.gap) {
        Scenes(columns: 2)
        AirCard()
        BlindsCard()
      }
      .frame(height: format.rowHeight)
    case .vertical:
      VStack(spacing: format.gap) {
        HStack(spacing: format.gap) {
          AirCard()
          BlindsCard()
        }
        .frame(height: format.rowHeight)
        Scenes(columns: 4).frame(height: max(64 * format.growth, 56))
      }
    }
  }
}
