import KioskUI

/// Light and heating of one room.
struct RoomCard: View {
  let index: Int
  @Environment(Building.self) private var building

  var body: some View {
    @Bindable var building = building
    Card {
      HStack(alignment: .firstTextBaseline, spacing: 10) {
        Text(building.rooms[index].name).font(.headline)
        Spacer()
        Text("\(building.rooms[index].temperature.formatted()) °C")
          .font(.callout)
          .foregroundStyle(Palette.mist)
      }
    } content: {
      HStack(spacing: 22) {
        Setting(symbol: .lightbulb, value: $building.rooms[index].light, in: 0...1) {
          building.rooms[index].isLit ? "\(Int(building.rooms[index].light * 100)) %" : "off"
        }
        .disabled(!building.rooms[index].isLit)
        Toggle("Light", isOn: $building.rooms[index].isLit).labelsHidden()
        Setting(symbol: .thermometer, value: $building.rooms[index].target, in: 14...26) {
          "\(building.rooms[index].target.formatted()) °C"
        }
        .tint(Palette.rose)
      }
    }
  }
}
