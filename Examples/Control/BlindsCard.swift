import KioskUI

/// The blinds.
struct BlindsCard: View {
  @Environment(Building.self) private var building

  var body: some View {
    @Bindable var building = building
    Card {
      Text("Blinds").font(.headline)
    } content: {
      Setting(symbol: .sunMax, value: $building.blinds, in: 0...1) {
        "\(Int(building.blinds * 100)) %"
      }
    }
  }
}
