internal import Composition
internal import DisplayOutput
internal import Geometry
internal import LinuxIO

extension Benchmark {
  /// The copy of a frame into scan-out memory, against the best copy of the same bytes.
  static let composition = Benchmark(
    title: "Composition: a frame in the middle of a push",
    notes: [
      "ratio = the best of memcpy and non-temporal stores / ours; 1 is a bare copy, the goal 0.9.",
      "Medians of 20 rounds of 4 frames, the four taking turns to and fro; each time four frames",
      "are written first without a clock, so that each finds the caches as it leaves them itself.",
      "Two destinations in turn, all memory touched before. Ordinary memory: a real panel's is",
      "often write-combined. Without decoding, input, commit and flip.",
    ],
    measure: {
      [["panel", "ours ms", "memcpy ms", "16-byte nt ms", "32-byte nt ms", "ratio"]]
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
    var rounds: [[Double]] = []
    for round in 0..<20 {
      var medians = [Double](repeating: .nan, count: SlideContender.allCases.count)
      for turn in medians.indices {
        let index = round.isMultiple(of: 2) ? turn : medians.count - 1 - turn
        var samples = Samples()
        for frame in 0..<8 {
          let start = MonotonicClock.now
          unsafe memory.withBackBuffer { destination in
            unsafe SlideContender.allCases[index].write(
              slide, layers: layers, writer: &writer, to: destination)
          }
          if frame >= 4 { samples.add(MonotonicClock.now.seconds(since: start) * 1000) }
        }
        medians[index] = samples.median
      }
      rounds.append(medians)
    }
    return row(slide, rounds: rounds)
  }

  /// The ratio is taken round by round, so that other work on the machine meets both sides of it.
  private static func row(_ slide: SlideCase, rounds: [[Double]]) -> [String] {
    let medians = SlideContender.allCases.indices.map { index in
      Samples(rounds.map { $0[index] }).median
    }
    let best = medians.indices.dropFirst().min { medians[$0] < medians[$1] } ?? 0
    let ratio = Samples(rounds.map { $0[best] / $0[0] }).median
    return [slide.name] + medians.map { $0.fixed(3) } + [ratio.fixed(2)]
  }
}
