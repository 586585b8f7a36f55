import Composition
import Geometry
import Testing

@Suite struct `A frame composer` {
  @Test(arguments: 0..<2000 as Range<UInt64>)
  func `plans each pixel once, in order, from the uppermost layers`(seed: UInt64) {
    var random = RandomLayers(seed: seed)
    let panel = random.panel()
    let layers = random.layers(on: panel, format: .rgb565)
    var composer = FrameComposer()
    composer.compose(layers, on: panel)

    var row = 0
    for band in composer.plan.bands {
      #expect(band.rows.lowerBound == row && !band.rows.isEmpty)
      row = band.rows.upperBound
      var column = 0
      for spans in runs(of: band, in: composer.plan) {
        #expect(spans[0].x == column && spans[0].width > 0 && !spans[0].isBlended)
        #expect(spans.allSatisfy { $0.x == column && $0.width == spans[0].width })
        let columns = column..<column + spans[0].width
        column = columns.upperBound
        let planned = spans.map(\.layer)
        for y in band.rows {
          for x in columns where planned != seen(of: layers, x: x, y: y) {
            Issue.record("seed \(seed): pixel \(x), \(y) shows \(planned)")
          }
        }
      }
      #expect(column == panel.width)
    }
    #expect(row == panel.height)
  }

  @Test(arguments: 0..<500 as Range<UInt64>)
  func `cuts no more than needed`(seed: UInt64) {
    var random = RandomLayers(seed: seed)
    let panel = random.panel()
    var composer = FrameComposer()
    composer.compose(random.layers(on: panel, format: .rgb565), on: panel)
    let plan = composer.plan
    for (above, below) in zip(plan.bands, plan.bands.dropFirst()) {
      #expect(Array(plan.spans[above.spans]) != Array(plan.spans[below.spans]), "seed \(seed)")
    }
    for band in plan.bands {
      let runs = runs(of: band, in: plan).map { $0.map(\.layer) }
      for (left, right) in zip(runs, runs.dropFirst()) {
        #expect(left != right, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [
    // The leaving screen at -129, the arriving one at 594 above it: 42 % of a push.
    SlideRow(rotation: .none, lower: -129, upper: 594, bands: ["0-600: 0-594 A, 594-1024 B"]),
    SlideRow(
      rotation: .quarter, lower: -129, upper: 594,
      bands: ["0-594: 0-600 A", "594-1024: 0-600 B"]),
    SlideRow(rotation: .half, lower: -129, upper: 594, bands: ["0-600: 0-430 B, 430-1024 A"]),
    SlideRow(
      rotation: .threeQuarters, lower: -129, upper: 594,
      bands: ["0-430: 0-600 B", "430-1024: 0-600 A"]),
    // A pop, right to left.
    SlideRow(rotation: .none, lower: 100, upper: -700, bands: ["0-600: 0-324 B, 324-1024 A"]),
    SlideRow(
      rotation: .quarter, lower: 100, upper: -700,
      bands: ["0-324: 0-600 B", "324-1024: 0-600 A"]),
    // A taken-over slide that leaves a gap.
    SlideRow(
      rotation: .none, lower: -600, upper: 724, bands: ["0-600: 0-424 A, 424-724 -, 724-1024 B"]),
    // The ends of a slide: the other screen is wholly covered, or wholly off screen.
    SlideRow(rotation: .none, lower: -307, upper: 0, bands: ["0-600: 0-1024 B"]),
    SlideRow(rotation: .half, lower: 0, upper: 1024, bands: ["0-600: 0-1024 A"]),
  ])
  func `cuts a slide into bands and spans`(row: SlideRow) {
    let logical = PixelSize(width: 1024, height: 600)
    let panel = row.rotation.logicalSize(ofPanel: logical)
    let blank = PixelBuffer(
      size: panel, format: .rgb565,
      bytes: [UInt8](repeating: 0, count: panel.width * panel.height * 2))
    let layers = [row.lower, row.upper].map { x in
      let offset = row.rotation.panelOffset(ofLogicalX: x, y: 0)
      return PlacedBuffer(buffer: blank, x: offset.x, y: offset.y)
    }
    var composer = FrameComposer()
    composer.compose(layers, on: panel)
    #expect(composer.plan.bands.map { describe($0, in: composer.plan) } == row.bands)
  }

  /// A fades in over B, or beside the slide of B and C.
  @Test(arguments: [
    FadeRow(offsets: [0, 0], opacity: 0.5, bands: ["0-6: 0-10 A, 0-10 +B"]),
    FadeRow(offsets: [0, 0], opacity: 1, bands: ["0-6: 0-10 B"]),
    FadeRow(offsets: [0, 0], opacity: 0, bands: ["0-6: 0-10 A"]),
    // Less than half of a 256th is nothing, and more than 255 and a half is all.
    FadeRow(offsets: [0, 0], opacity: 0.00195, bands: ["0-6: 0-10 A"]),
    FadeRow(offsets: [0, 0], opacity: 0.99805, bands: ["0-6: 0-10 B"]),
    FadeRow(offsets: [0, -2, 7], opacity: 0.5, bands: ["0-6: 0-7 A, 0-7 +B, 7-10 C"]),
    FadeRow(offsets: [-3, 0, 6], opacity: 0.5, bands: ["0-6: 0-6 A, 0-6 +B, 6-10 C"]),
    FadeRow(offsets: [20, 4], opacity: 0.5, bands: ["0-6: 0-4 -, 4-10 -, 4-10 +B"]),
  ])
  func `plans what is seen in part over what is below`(row: FadeRow) {
    let panel = PixelSize(width: 10, height: 6)
    let blank = PixelBuffer(
      size: panel, format: .rgb565, bytes: [UInt8](repeating: 0, count: 10 * 6 * 2))
    var layers = row.offsets.map { PlacedBuffer(buffer: blank, x: $0, y: 0) }
    layers[1].opacity = row.opacity
    var composer = FrameComposer()
    composer.compose(layers, on: panel)
    #expect(composer.plan.bands.map { describe($0, in: composer.plan) } == row.bands)
  }

  @Test func `fills a frame without layers with black`() {
    var composer = FrameComposer()
    composer.compose([], on: PixelSize(width: 8, height: 4))
    #expect(composer.plan.bands == [RowBand(rows: 0..<4, spans: 0..<1)])
    #expect(composer.plan.spans == [RowSpan(x: 0, width: 8, layer: nil)])
  }

  @Test func `forgets the frame before`() {
    var random = RandomLayers(seed: 7)
    let panel = PixelSize(width: 30, height: 20)
    let layers = (0..<6).flatMap { _ in random.layers(on: panel, format: .rgb565) }
    var used = FrameComposer()
    used.compose(layers, on: panel)
    var fresh = FrameComposer()
    used.compose(Array(layers.prefix(2)), on: panel)
    fresh.compose(Array(layers.prefix(2)), on: panel)
    #expect(used.plan == fresh.plan)
  }

  /// The spans of a band, each with those that are blended over it.
  private func runs(of band: RowBand, in plan: FramePlan) -> [[RowSpan]] {
    plan.spans[band.spans].reduce(into: []) { runs, span in
      if span.isBlended, !runs.isEmpty {
        runs[runs.count - 1].append(span)
      } else {
        runs.append([span])
      }
    }
  }

  /// What a pixel shows: the uppermost opaque layer there, then what is seen in part above it.
  private func seen(of layers: [PlacedBuffer], x: Int, y: Int) -> [Int?] {
    let here = layers.indices.filter { index in
      let layer = layers[index]
      let column = x.subtractingReportingOverflow(layer.x)
      let row = y.subtractingReportingOverflow(layer.y)
      return (layer.opacity * 256).rounded() > 0
        && !column.overflow && (0..<layer.buffer.size.width).contains(column.partialValue)
        && !row.overflow && (0..<layer.buffer.size.height).contains(row.partialValue)
    }
    guard let base = here.last(where: { (layers[$0].opacity * 256).rounded() >= 256 }) else {
      return [nil] + here
    }
    return here.filter { $0 >= base }
  }

  private func describe(_ band: RowBand, in plan: FramePlan) -> String {
    let spans = plan.spans[band.spans].map { span in
      let name = span.layer.map { ["A", "B", "C"][$0] } ?? "-"
      return "\(span.x)-\(span.x + span.width) \(span.isBlended ? "+" : "")\(name)"
    }
    return "\(band.rows.lowerBound)-\(band.rows.upperBound): \(spans.joined(separator: ", "))"
  }
}

struct SlideRow: Sendable, CustomTestStringConvertible {
  var rotation: Rotation
  var lower: Int
  var upper: Int
  var bands: [String]

  var testDescription: String { "\(rotation.rawValue)°, screens at \(lower) and \(upper)" }
}

struct FadeRow: Sendable, CustomTestStringConvertible {
  var offsets: [Int]
  /// Of the second layer.
  var opacity: Double
  var bands: [String]

  var testDescription: String { "\(offsets), \(opacity)" }
}
