import KioskUI

/// The lamps of a room: whether they are on, and how bright.
struct LightControl: View {
  @Bindable var room: Room

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Toggle(isOn: $room.isLit) {
        SettingHeading(title: "Light", value: room.isLit ? "\(room.light.percent) %" : "Off")
      }
      .frame(minHeight: 44)
      Slider(value: $room.light).disabled(!room.isLit)
    }
  }
}
