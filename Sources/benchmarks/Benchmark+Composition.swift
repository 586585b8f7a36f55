internal import Composition
internal import DisplayOutput
internal import Geometry
internal import LinuxIO

extension Benchmark {
  /// The copy of a frame into scan-out memory, against the best copy of the same bytes.
  static let composition = Benchmark(
    title: "Composition: a frame in the middle of a push",
    notes: [
      "ratio = the better of memcpy and non-temporal / ours; 1 is a bare copy, the goal is 0.9.",
      "Medians of 80 frames, the three taking turns to and fro; each time four frames are",
      "written first without a clock, so that each finds the caches as it leaves them itself.",
      "Two destinations in turn, all memory touched before. Ordinary memory: a real panel's is",
      "often write-combined. Without decoding, input, commit and flip.",
    ],
    measure: {
      [["panel", "ours ms", "memcpy ms", "non-temporal ms", "ratio"]]
        + SlideCase.all.map(compositionRow)
    })

  private static func compositionRow(_ slide: SlideCase) -> [String] {
    let layers = slide.layers()
    let memory = ScanoutMemory(
      bytes: slide.panel.width * slide.panel.height * slide.format.bytesPerPixel)
    var writer = ScanoutWriter(size: slide.panel, format: slide.format)
    // All must make the same picture, or the ratio compares unlike things.
    for contender in SlideContender.allCases {
      for writing in [.product, contender] {
        unsafe memory.withBackBuffer { destination in
          unsafe writing.write(slide, layers: layers, writer: &writer, to: destination)
        }
      }
      precondition(memory.framesAgree, "\(contender) makes the picture of \(slide.name)")
    }
    var samples = SlideContender.allCases.map { _ in Samples() }
    for round in 0..<20 {
      for turn in samples.indices {
        let index = round.isMultiple(of: 2) ? turn : samples.count - 1 - turn
        for frame in 0..<8 {
          let start = MonotonicClock.now
          unsafe memory.withBackBuffer { destination in
            unsafe SlideContender.allCases[index].write(
              slide, layers: layers, writer: &writer, to: destination)
          }
          if frame >= 4 { samples[index].add(MonotonicClock.now.seconds(since: start) * 1000) }
        }
      }
    }
    let medians = samples.map(\.median)
    let ratio = min(medians[1], medians[2]) / medians[0]
    return [slide.name] + medians.map { $0.fixed(3) } + [ratio.fixed(2)]
  }
}
