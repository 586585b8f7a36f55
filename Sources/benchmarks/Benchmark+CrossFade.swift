internal import Composition
internal import DisplayOutput
internal import Geometry
internal import LinuxIO

extension Benchmark {
  /// What blending a whole screen costs, against copying one.
  static let crossFade = Benchmark(
    title: "Cross-fade: a frame half-way, the whole panel blended of two screens",
    notes: [
      "ratio = a plain copy of one screen by the same writer / ours; half would be what reading",
      "twice as much costs. Medians of 20 rounds of 4 frames as above; 16.7 ms are a frame at 60 Hz.",
    ],
    measure: {
      [["panel", "ours ms", "copy ms", "ratio"]]
        + SlideCase.all.filter { $0.rotation == .none }.map(crossFadeRow)
    })

  private static func crossFadeRow(_ slide: SlideCase) -> [String] {
    var fade = slide.layers().map { PlacedBuffer(buffer: $0.buffer, x: 0, y: 0) }
    let copy = Array(fade.suffix(1))
    fade[1].opacity = 0.5
    let memory = ScanoutMemory(
      bytes: slide.panel.width * slide.panel.height * slide.format.bytesPerPixel)
    var writer = ScanoutWriter(size: slide.panel, format: slide.format)
    var rounds: [(ours: Double, copy: Double)] = []
    for round in 0..<20 {
      // Taking turns to and fro, so that neither always follows the other.
      if round.isMultiple(of: 2) {
        let ours = milliseconds(of: fade, slide, by: &writer, in: memory)
        rounds.append((ours, milliseconds(of: copy, slide, by: &writer, in: memory)))
      } else {
        let plain = milliseconds(of: copy, slide, by: &writer, in: memory)
        rounds.append((milliseconds(of: fade, slide, by: &writer, in: memory), plain))
      }
    }
    return [
      slide.name, Samples(rounds.map(\.ours)).median.fixed(3),
      Samples(rounds.map(\.copy)).median.fixed(3),
      Samples(rounds.map { $0.copy / $0.ours }).median.fixed(2),
    ]
  }

  /// The median of four frames, after four that bring the caches to how they leave them.
  private static func milliseconds(
    of layers: [PlacedBuffer], _ slide: SlideCase, by writer: inout ScanoutWriter,
    in memory: ScanoutMemory
  ) -> Double {
    let pitch = slide.panel.width * slide.format.bytesPerPixel
    var samples = Samples()
    for frame in 0..<8 {
      let start = MonotonicClock.now
      unsafe memory.withBackBuffer { destination in
        unsafe writer.write(layers, to: destination, pitch: pitch)
      }
      if frame >= 4 { samples.add(MonotonicClock.now.seconds(since: start) * 1000) }
    }
    return samples.median
  }
}
