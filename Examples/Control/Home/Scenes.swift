import KioskUI

/// Buttons that set everything at once.
struct Scenes: View {
  let columns: Int
  @Environment(\.screenFormat) private var format
  @Environment(Building.self) private var building

  var body: some View {
    Grid(horizontalSpacing: gap, verticalSpacing: gap) {
      ForEach(rows, id: \.self) { row in
        GridRow {
          ForEach(row) { scene in button(scene) }
        }
      }
    }
  }

  /// Less than between cards: they belong together.
  private var gap: Double { 0.7 * format.gap }

  private var rows: [[DayScene]] {
    let all = DayScene.allCases
    return stride(from: 0, to: all.count, by: columns).map {
      Array(all[$0..<min($0 + columns, all.count)])
    }
  }

  private func button(_ scene: DayScene) -> some View {
    Button {
      building.apply(scene)
    } label: {
      HStack(spacing: 0.7 * gap) {
        Image(symbol: scene.symbol).font(.title3)
        Text(scene.rawValue).font(.subheadline).fontWeight(.medium)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.8)
      .padding(.horizontal, 4)
    }
    .buttonStyle(TileButtonStyle(isChosen: building.isIn(scene)))
  }
}
