import KioskUI

/// The ventilation.
struct AirCard: View {
  @Environment(Building.self) private var building

  var body: some View {
    @Bindable var building = building
    Card {
      Toggle(isOn: $building.isVentilated) { Text("Ventilation").font(.headline) }
    } content: {
      Setting(symbol: .fan, value: $building.airflow, in: 0...1) {
        building.isVentilated ? "\(Int(building.airflow * 100)) %" : "off"
      }
      .disabled(!building.isVentilated)
    }
    .tint(Palette.sea)
  }
}
