import KioskUI

/// A ring that fills with the wished-for warmth, and buttons that change it.
struct WarmthDial: View {
  let room: Room
  @Environment(\.screenFormat) private var format

  var body: some View {
    ZStack(alignment: .bottom) {
      ZStack {
        DialArc(share: 1, inset: line.lineWidth / 2).stroke(Palette.raised, style: line)
        DialArc(share: share, inset: line.lineWidth / 2).stroke(Palette.coral, style: line)
        VStack(spacing: 0) {
          Text("Heat to").foregroundStyle(Palette.mist)
          Text("\(room.target.tenths)°").font(.system(size: 80, weight: .light)).monospacedDigit()
          Text("Now \(room.temperature.tenths)°").foregroundStyle(Palette.mist)
        }
        .font(.callout)
      }
      .aspectRatio(1, contentMode: .fit)
      HStack(spacing: 16 * format.growth) {
        step(.minus, by: -1)
        step(.plus, by: 1)
      }
    }
    .padding(.top, 8 * format.growth)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var line: StrokeStyle { StrokeStyle(lineWidth: 14 * format.growth, lineCap: .round) }

  /// How much of the ring is filled, 0...1.
  private var share: Double {
    let all = Room.targets
    return (room.target - all.lowerBound) / (all.upperBound - all.lowerBound)
  }

  private func step(_ symbol: Symbol, by steps: Int) -> some View {
    Button {
      room.warm(by: steps)
    } label: {
      Image(symbol: symbol).font(.title2)
        .frame(width: 76 * format.growth, height: 54 * format.growth)
    }
    .buttonStyle(TileButtonStyle(fill: Palette.raised))
    .fixedSize()
  }
}
