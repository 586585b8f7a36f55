import KioskUI

/// The blinds: how far they are down.
struct BlindsCard: View {
  @Environment(Building.self) private var building

  var body: some View {
    @Bindable var building = building
    Card {
      SettingHeading(title: "Blinds", value: "\(building.blinds.percent) %").frame(minHeight: 44)
      Slider(value: $building.blinds)
    }
    .tint(.white)
  }
}
