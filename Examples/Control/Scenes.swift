import KioskUI

/// Buttons that set everything at once.
struct Scenes: View {
  @Environment(Building.self) private var building

  var body: some View {
    Grid(horizontalSpacing: 10, verticalSpacing: 10) {
      GridRow {
        button(.morning)
        button(.day)
      }
      GridRow {
        button(.evening)
        button(.closed)
      }
    }
  }

  private func button(_ scene: DayScene) -> some View {
    Button {
      building.apply(scene)
    } label: {
      VStack(spacing: 6) {
        Image(symbol: scene.symbol).font(.title2).foregroundStyle(Palette.amber)
        Text(scene.rawValue).font(.footnote).foregroundStyle(.white)
      }
      .frame(maxWidth: .infinity, minHeight: 74)
    }
    .buttonStyle(CardButtonStyle())
  }
}
