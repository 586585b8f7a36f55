import KioskUI

/// The degrees that are wished for in a room.
struct WarmthControl: View {
  @Bindable var room: Room

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SettingHeading(title: "Heat to", value: "\(room.target.tenths)°").frame(minHeight: 44)
      Slider(value: $room.target, in: Room.targets, step: 0.5)
    }
    .tint(Palette.coral)
  }
}
