import Composition
import FramePacing
import Geometry
import Testing

@testable import Pictures

@Suite struct `A latency chart` {
  /// Frames at 100 Hz that were committed 1 ms before they flipped.
  private static func trace(delays: [Double?], late: Int? = nil) -> PacingTrace {
    PacingTrace(
      delays.enumerated().map { index, delay in
        let flip = Instant.zero.advanced(bySeconds: 1 + 0.01 * Double(index))
        return PacingRecord(
          frame: index, scheduled: flip.advanced(bySeconds: index == late ? -0.012 : -0.002),
          presented: flip.advanced(bySeconds: -0.001),
          newestSample: delay.map { flip.advanced(bySeconds: -$0) }, flip: flip)
      })
  }

  @Test func `draws a frame as high as what it shows is old`() throws {
    let trace = Self.trace(delays: [0.009, nil, 0.004, 0.002], late: 2)
    let rows = try LatencyChart(trace, title: "four").picture().rows
    // 344 pixels are 10 ms: the columns are 24 apart and begin at 87.
    let seen = [(0, 510), (0, 480), (0, 230), (0, 200), (1, 510), (1, 480), (2, 480), (2, 240)]
      .map { rows[$0.1][95 + 24 * $0.0] }
    let (wait, touch, paper): (UInt32, UInt32, UInt32) = (0x4d8f9c, 0xe46a45, 0x1b1c1f)
    #expect(seen == [wait, touch, touch, paper, wait, paper, touch, 0xf2c14e])
  }

  @Test(arguments: [(0, 0, 1), (1, 1, 1), (300, 300, 1), (301, 151, 2), (1000, 250, 4)])
  func `draws the worst of several frames where there are many`(
    count: Int, columns: Int, stride: Int
  ) throws {
    let trace = Self.trace(delays: (0..<count).map { $0 == 2 ? 0.03 : 0.004 }, late: 3)
    let chart = LatencyChart(trace, title: "many")
    #expect(chart.columns.count == columns)
    #expect(chart.stride == stride)
    guard count > 3 else { return }
    #expect(chart.columns[2 / stride].delay.map { abs($0 - 0.03) < 1e-9 } == true)
    #expect(chart.columns.map(\.isLate).firstIndex(of: true) == 3 / stride)
  }

  @Test func `is drawn of nothing at all`() throws {
    let picture = try LatencyChart(PacingTrace([]), title: "none").picture()
    #expect(picture.size == PixelSize(width: 1280, height: 620))
  }

  @Test(
    arguments: [
      (0, 1, 1), (-3, 1, 1), (.nan, 1, 1), (.infinity, 1, 1), (7.2, 1, 8), (8, 1, 8), (8.1, 2, 10),
      (16.7, 5, 20), (24, 5, 25), (41, 10, 50), (81, 20, 100), (12345, 2000, 14000),
    ] as [(Double, Double, Double)])
  func `has round numbers at its axis`(value: Double, step: Double, top: Double) {
    let axis = ChartAxis(reaching: value)
    #expect(axis.step == step)
    #expect(axis.top == top)
    #expect(axis.ticks.first == 0)
    #expect(axis.ticks.last == top)
  }
}
