import Geometry
import Gestures
import Testing

/// Motion of a finger over a panel that quantises to 12 bits, as the recogniser sees it.
private func velocity(
  rate: Double, of position: (_ seconds: Double) -> Double, until end: Double, lift: Double
) -> Double {
  var pan = Pan(down: 1000)
  var last = 1000.0
  var index = 1
  while Double(index) / rate <= end {
    let time = Double(index) / rate
    let quantised = (position(time) / 1000 * 4095).rounded() / 4095 * 1000
    // The kernel is silent where the value did not change.
    if quantised != last { pan = pan.move(time * 1000, quantised) }
    last = quantised
    index += 1
  }
  guard let ended = pan.up(lift * 1000, last).said.last, ended.state == .ended else { return .nan }
  return ended.velocity
}

@Suite struct `The velocity at lift` {
  static let rates = [25.0, 33, 47, 60, 83, 100, 125, 133, 200, 250]
  static let speeds = [60.0, 100, 200, 350, 500, 700, 1000, 1500]

  @Test(arguments: rates, speeds)
  func `of uniform motion is right within 10 percent or 15 points a second`(
    rate: Double, speed: Double
  ) {
    let distance = max(25, min(800, speed * 0.5))
    let end = distance / speed
    // Lifts at the last report before the way is done, as panels do.
    let measured = velocity(
      rate: rate, of: { 1000 - speed * $0 }, until: end, lift: (end * rate).rounded(.down) / rate)
    #expect(abs(-measured - speed) <= max(15, speed * 0.1), "\(-measured)")
  }

  @Test(arguments: [60.0, 100, 125, 250])
  func `is zero after a rest, though nothing was reported during it`(rate: Double) {
    let v = velocity(rate: rate, of: { 1000 - 600 * $0 }, until: 0.5, lift: 0.58)
    #expect(v == 0)
  }

  @Test func `of a slow panel is not zero within its own pace`() {
    let v = velocity(rate: 25, of: { 1000 - 600 * $0 }, until: 0.4, lift: 0.49)
    #expect(abs(v + 600) < 60)
  }

  @Test func `of a slow panel is zero beyond 2.5 report intervals`() {
    let v = velocity(rate: 25, of: { 1000 - 600 * $0 }, until: 0.4, lift: 0.501)
    #expect(v == 0)
  }

  @Test(arguments: [60.0, 125, 250])
  func `sees a reversal`(rate: Double) {
    let v = velocity(
      rate: rate, of: { $0 < 0.5 ? 1000 - 600 * $0 : 700 + 800 * ($0 - 0.5) }, until: 0.62,
      lift: 0.62)
    #expect(v > 500)
  }

  struct Trace: CustomTestStringConvertible {
    var testDescription: String
    /// Milliseconds and x, from touch-down at 1000.
    var moves: [(Double, Double)]
    var lift: Double
    var velocity: Double
  }

  @Test(arguments: [
    Trace(
      testDescription: "one instant has no speed", moves: [(0, 950), (0, 900)], lift: 0, velocity: 0
    ),
    Trace(
      testDescription: "samples closer than 2 ms to a newer one are left out",
      moves: [(20, 980), (39, 900), (40, 960)], lift: 40, velocity: -1000),
    Trace(
      testDescription: "the window is 100 ms",
      moves: [(50, 900), (150, 700), (200, 690), (250, 680)], lift: 250, velocity: -200),
    Trace(
      testDescription: "it is widened to hold three samples",
      moves: [(60, 940), (120, 880), (180, 820)], lift: 240, velocity: -1000),
    Trace(
      testDescription: "it is widened to 200 ms at most",
      moves: [(100, 980), (301, 900), (301, 880)], lift: 400, velocity: 0),
    Trace(
      testDescription: "the touch-down is a sample", moves: [(20, 980), (40, 960)], lift: 40,
      velocity: -1000),
  ])
  func `follows the rule`(trace: Trace) {
    var pan = Pan(down: 1000)
    for (time, x) in trace.moves { pan = pan.move(time, x) }
    let ended = pan.up(trace.lift, trace.moves.last?.1 ?? 1000).said.last
    #expect(ended?.state == .ended)
    #expect(abs((ended?.velocity ?? .nan) - trace.velocity) < 1e-6)
  }

  @Test func `does not look at the lift's own position`() {
    let pan = Pan(down: 1000).move(20, 980).move(40, 960)
    #expect(pan.up(40, 960).said.last?.velocity == pan.up(40, 900).said.last?.velocity)
    #expect(pan.up(40, 900).said.last?.translation == -90)
  }

  @Test func `is that of this contact only`() {
    var pan = Pan(down: 1000).move(10, 900).move(20, 800).up(20, 800)
    pan.recognizer.landed(
      pan.contact, at: Point(x: 1000, y: 300), from: .right, time: Pan.milliseconds(21))
    let second = pan.move(500, 990).move(520, 988).move(540, 986).up(540, 986)
    #expect(abs((second.said.last?.velocity ?? .nan) + 100) < 1e-6)
  }
}
