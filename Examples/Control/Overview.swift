import KioskUI

/// The clock, the weather, what is used at present, and the scenes.
struct Overview: View {
  @Environment(Building.self) private var building

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Clock()
      Label("\(building.outside.formatted()) °C outside", symbol: .thermometer)
        .font(.callout)
        .foregroundStyle(Palette.mist)
        .padding(.top, 10)
      Spacer()
      Scenes()
      Spacer()
      Text("At present")
        .font(.footnote)
        .foregroundStyle(Palette.mist)
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text("\(Int(building.power))")
          .font(.system(size: 40, weight: .semibold))
          .monospacedDigit()
        Text("W").font(.title3).foregroundStyle(Palette.mist)
      }
      Label("Swipe from the right edge: energy", symbol: .arrowLeft)
        .font(.caption)
        .foregroundStyle(Palette.mist)
        .padding(.top, 6)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
