internal import Views

/// A screen of about 200 views: 24 cards with an icon, a title, a value and a line below.
struct DashboardView: View {
  /// Is written into every text, so that no text is one that was laid out before.
  let round: Int
  /// What the ninth card shows.
  let model: DashboardModel

  private static let rooms = ["Wohnzimmer", "거실", "Küche", "Kitchen", "침실", "Bath"]

  var body: some View {
    VStack(spacing: 16) {
      ForEach(0..<4) { row in
        HStack(spacing: 16) {
          ForEach(0..<6) { column in card(row * 6 + column) }
        }
      }
    }
    .padding(24)
    .background(Color(white: 0.95))
  }

  private func card(_ index: Int) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(symbol: Symbol.allCases[10 + index % 20])
          .foregroundStyle(.white)
          .padding(10)
          .background(.blue)
          .clipShape(RoundedRectangle(cornerRadius: 12))
        Spacer()
        Text("\(index + round)").font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      Text("\(Self.rooms[index % Self.rooms.count]) \(round)").font(.headline)
      if index == 8 {
        Reading(model: model)
      } else {
        Text("\(20 + index % 7).\(round % 10) °C").font(.title)
      }
      Text("seit \(round):\(index) Uhr").font(.footnote).foregroundStyle(.secondary)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.white, in: RoundedRectangle(cornerRadius: 20))
    .shadow(color: .black.opacity(0.15), radius: 8, y: 2)
  }

  /// Changes by itself, as the model does.
  struct Reading: View {
    let model: DashboardModel

    var body: some View { Text(model.reading).font(.title) }
  }
}
