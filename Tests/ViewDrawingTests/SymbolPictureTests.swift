import Composition
import Foundation
import Geometry
import Pictures
import Testing
import ViewDrawing
import Views

/// `Documentation/pictures/symbols.png` is drawn by the symbols themselves, so it cannot lie.
@MainActor
@Suite struct `The picture of all symbols` {
  private static let picture = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/pictures/symbols.png").path

  struct Sheet: View {
    private let rows = stride(from: 0, to: Symbol.allCases.count, by: 10).map {
      Symbol.allCases[$0..<min($0 + 10, Symbol.allCases.count)]
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        ForEach(rows, id: \.self) { Row(symbols: Array($0)) }
          .font(.system(size: 40))
        ForEach([Font.Weight.ultraLight, .light, .medium, .bold, .black], id: \.self) {
          Row(symbols: Symbol.allCases).font(.body.weight($0))
        }
      }
    }
  }

  struct Row: View {
    let symbols: [Symbol]

    var body: some View {
      HStack {
        ForEach(symbols, id: \.self) { symbol in
          Image(symbol: symbol)
          if symbol != symbols.last { Spacer(minLength: 0) }
        }
      }
    }
  }

  @Test func `shows what they look like`() throws {
    let size = PixelSize(width: 800, height: 440)
    let graph = ViewGraph(
      size: CGSize(width: 800, height: 440), measuring: PangoTypesetter())
    graph.setRoot(Sheet().padding(24))
    let raster = Raster(
      panel: size, rotation: .none, format: .xrgb8888, scaleX: 1, scaleY: 1)
    let drawn = Canvas(raster: raster).draw(graph.update())
    if ProcessInfo.processInfo.environment["RECORD_SYMBOLS"] != nil {
      try PNGWriter.write(drawn, to: Self.picture)
    }
    let recorded = try PictureDecoder(panel: size).decode(.image(path: Self.picture))
    if recorded.bytes == drawn.bytes { return }
    let differences = zip(recorded.bytes, drawn.bytes).map { abs(Int($0) - Int($1)) }
    // Releases of Cairo may soften edges a little differently.
    #expect(
      (differences.max() ?? 0) <= 48 && differences.count { $0 > 8 } * 1000 < differences.count,
      "run RECORD_SYMBOLS=1 swift test --filter SymbolPicture, and look at the picture")
  }
}
