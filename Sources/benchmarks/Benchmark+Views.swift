internal import Composition
internal import Geometry
internal import LinuxIO
internal import ViewDrawing
internal import Views

extension Benchmark {
  /// A screen of views from nothing to pixels, and a change of one line of text.
  static let views = Benchmark(
    title: "Views: a dashboard of 24 cards, about 200 views, at 1920x1080",
    notes: [
      "layout = the views' first update, draw = the whole screen; no text was laid out before, but",
      "fonts are open. change = one line of text: update, damage, and the pixels drawn anew, with",
      "their share of the screen. copy = memcpy of a frame; ratios to it. Medians of 20 rounds, in",
      "time of the processor.",
    ],
    measure: {
      MainActor.assumeIsolated {
        [
          [
            "panel", "layout ms", "draw ms", "sum ms", "copy ms", "sum ratio", "change ms",
            "change ratio", "drawn %",
          ]
        ]
          + [Rotation.none, .quarter].flatMap { rotation in
            PixelFormat.allCases.map { viewsRow(rotation: rotation, format: $0) }
          }
      }
    })

  @MainActor
  private static func viewsRow(rotation: Rotation, format: PixelFormat) -> [String] {
    let panel = rotation.logicalSize(ofPanel: PixelSize(width: 1920, height: 1080))
    let raster = Raster(panel: panel, rotation: rotation, format: format)
    let typesetter = PangoTypesetter()
    let canvas = Canvas(raster: raster, typesetter: typesetter)
    var layout = Samples()
    var draw = Samples()
    var sum = Samples()
    var copy = Samples()
    var change = Samples()
    var share = 0.0
    for round in 0..<22 {
      let model = DashboardModel()
      let graph = ViewGraph(size: raster.size, measuring: typesetter)
      let start = ProcessorClock.now
      graph.setRoot(DashboardView(round: round, model: model))
      let group = graph.update()
      let laidOut = ProcessorClock.now
      let buffer = canvas.draw(group)
      let drawn = ProcessorClock.now
      model.reading = "19.\(round % 10) °C"
      let changed = graph.update()
      let damage = changed.damage(since: group)
      _ = canvas.draw(changed, replacing: buffer, damage: damage)
      let end = ProcessorClock.now
      share = canvas.share(drawnFor: damage, of: changed)
      // The first rounds open fonts and draw glyphs that the others find.
      guard round >= 2 else { continue }
      layout.add(laidOut.seconds(since: start) * 1000)
      draw.add(drawn.seconds(since: laidOut) * 1000)
      sum.add(drawn.seconds(since: start) * 1000)
      change.add(end.seconds(since: drawn) * 1000)
      copy.add(copyMilliseconds(of: buffer))
    }
    return [
      "1920x1080 \(format.rawValue)\(rotation == .none ? "" : " turned \(rotation.rawValue)°")",
      layout.median.fixed(2), draw.median.fixed(2), sum.median.fixed(2), copy.median.fixed(2),
      (sum.median / copy.median).fixed(1), change.median.fixed(2),
      (change.median / copy.median).fixed(1), (share * 100).fixed(1),
    ]
  }

  private static func copyMilliseconds(of buffer: PixelBuffer) -> Double {
    let memory = ScanoutMemory(bytes: buffer.bytes.count)
    var samples = Samples()
    for _ in 0..<3 {
      let start = ProcessorClock.now
      unsafe memory.withBackBuffer { destination in
        // SAFETY: both have as many bytes.
        unsafe buffer.bytes.withUnsafeBytes { unsafe destination.copyMemory(from: $0) }
      }
      samples.add(ProcessorClock.now.seconds(since: start) * 1000)
    }
    return samples.median
  }
}
