import KioskUI

/// A ring that is shared among all uses, and how much they are together.
struct UsesRing: View {
  let uses: [Use]
  @Environment(\.screenFormat) private var format

  /// The part of the ring between two uses, so that their round ends do not meet.
  private static let gap = 0.04

  var body: some View {
    ZStack {
      ForEach(arcs) { arc in
        Circle()
          .inset(by: thickness / 2)
          .rotation(.degrees(-90))
          .trim(from: arc.start, to: arc.end)
          .stroke(
            arc.use.kind.color, style: StrokeStyle(lineWidth: thickness, lineCap: .round))
      }
      VStack(spacing: 0) {
        Text("\(Int(total))").font(.system(size: 44, weight: .light)).monospacedDigit()
        Text("watts").font(.callout).foregroundStyle(Palette.mist)
      }
      .lineLimit(1)
    }
    .aspectRatio(1, contentMode: .fit)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// The thickness of the ring, in points.
  private var thickness: Double { 16 * format.growth }

  private var total: Double { uses.reduce(0) { $0 + $1.watts } }

  private struct Arc: Identifiable {
    let use: Use
    let start: Double
    let end: Double

    var id: Use.Kind { use.kind }
  }

  private var arcs: [Arc] {
    var start = Self.gap / 2
    let used = uses.filter { $0.watts > 0 }
    let room = 1 - Self.gap * Double(used.count)
    return used.map { use in
      let end = start + room * use.watts / total
      defer { start = end + Self.gap }
      return Arc(use: use, start: start, end: end)
    }
  }
}
