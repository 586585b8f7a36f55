import KioskUI

/// The ventilation: whether it runs, and how fast.
struct AirCard: View {
  @Environment(Building.self) private var building

  var body: some View {
    @Bindable var building = building
    Card {
      Toggle(isOn: $building.isVentilated) {
        SettingHeading(
          title: "Air", value: building.isVentilated ? "\(building.airflow.percent) %" : "Off")
      }
      .frame(minHeight: 44)
      Slider(value: $building.airflow).disabled(!building.isVentilated)
    }
    .tint(Palette.sea)
  }
}
