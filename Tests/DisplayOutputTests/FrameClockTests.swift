import DisplayOutput
import Geometry
import Testing

@Suite struct `A frame clock` {
  /// A clock at 100 Hz whose frames cost 2 ms and whose last flip was at 10.000 s.
  private func steadyClock(cost: Double = 0.002) -> FrameClock {
    var clock = FrameClock(refreshRate: 100, hasVerticalBlank: true)
    _ = clock.nextSlot(from: at(9.990))
    clock.composed(inSeconds: cost)
    clock.flipped(Flip(time: at(10), sequence: 1), now: at(10.0001))
    return clock
  }

  @Test(arguments: [
    SlotRow("right after a flip", cost: 2, now: 10.0001, deadline: 10.007, flip: 10.010),
    SlotRow("before the flip's own stamp", cost: 2, now: 9.9996, deadline: 10.007, flip: 10.010),
    SlotRow("well before the stamp", cost: 2, now: 9.997, deadline: 10.007, flip: 10.010),
    SlotRow("at the deadline", cost: 2, now: 10.007, deadline: 10.007, flip: 10.010),
    SlotRow("late, within the slack", cost: 2, now: 10.0075, deadline: 10.0075, flip: 10.010),
    SlotRow("too late", cost: 2, now: 10.0085, deadline: 10.017, flip: 10.020),
    SlotRow("a few blanks after", cost: 2, now: 10.0441, deadline: 10.047, flip: 10.050),
    SlotRow("dear frames", cost: 9.5, now: 10.0001, deadline: 10.0001, flip: 10.010),
    SlotRow("dearer than a period", cost: 12, now: 10.0001, deadline: 10.007, flip: 10.020),
    SlotRow("after a rest", cost: 2, now: 12.3, deadline: 12.3, flip: 12.310),
  ])
  func `waits for the last moment before a blank`(row: SlotRow) {
    var clock = steadyClock(cost: row.cost / 1000)
    let slot = clock.nextSlot(from: at(row.now))
    #expect(slot == FrameSlot(deadline: at(row.deadline), flip: at(row.flip)))
    #expect(clock.nextSlot(from: at(row.now)) == slot)
  }

  @Test(arguments: [
    ("in time", 10.010, false, 0), ("a little late", 10.014, false, 0),
    ("at the blank after the one that was predicted", 10.020, false, 1),
    ("at the third", 10.030, false, 2), ("consecutive, in time", 10.010, true, 0),
    ("consecutive, two later", 10.030, true, 2),
  ])
  func `counts the blanks that went by without the frame that was due`(
    kind: String, stamp: Double, isConsecutive: Bool, missed: Int
  ) {
    var clock = steadyClock()
    _ = clock.nextSlot(from: at(10.0001))
    clock.composed(inSeconds: 0.002)
    clock.flipped(
      Flip(time: at(stamp), sequence: 2), now: at(stamp), isConsecutive: isConsecutive)
    #expect(clock.missedFrames == missed)
  }

  @Test func `misses nothing at rest, nor a frame that was begun late after an awaited blank`() {
    var clock = steadyClock()
    _ = clock.nextSlot(from: at(14))
    clock.composed(inSeconds: 0.002)
    clock.flipped(Flip(time: at(14.01), sequence: 2), now: at(14.01))
    #expect(clock.missedFrames == 0)
    // Woken too late for 14.020, it was made for 14.030, and was awaited at 14.020.
    _ = clock.nextSlot(from: at(14.0195))
    clock.composed(inSeconds: 0.002)
    clock.flipped(Flip(time: at(14.03), sequence: 4), now: at(14.03), isConsecutive: true)
    #expect(clock.missedFrames == 1)
  }

  @Test func `composes at once before the first flip`() {
    var clock = FrameClock(refreshRate: 100, hasVerticalBlank: true)
    #expect(clock.nextSlot(from: at(3)) == FrameSlot(deadline: at(3), flip: at(3.010)))
  }

  @Test(arguments: [
    ("zero", 0, 10.0101), ("the same again", 10, 10.0101), ("earlier", 9.995, 10.0101),
    ("from the past", 11, 12.5), ("from the future", 13, 10.0101), ("negative", -5, 10.0101),
  ])
  func `ignores stamps that cannot be`(kind: String, stamp: Double, now: Double) {
    var clock = steadyClock()
    clock.flipped(Flip(time: at(stamp), sequence: 2), now: at(now))
    #expect(clock.nextSlot(from: at(10.011)).flip == at(10.020))
    #expect(clock.period == 0.01)
  }

  @Test func `ignores a first stamp of zero soon after the machine's start`() {
    var clock = FrameClock(refreshRate: 100, hasVerticalBlank: true)
    clock.flipped(Flip(time: .zero, sequence: 0), now: at(0.5))
    #expect(clock.nextSlot(from: at(0.501)) == FrameSlot(deadline: at(0.501), flip: at(0.511)))
  }

  @Test func `takes the 95th percentile of the costs`() {
    var clock = FrameClock(refreshRate: 100, hasVerticalBlank: true)
    #expect(abs(clock.margin - 0.006) < 1e-12)
    for cost in 1...100 { clock.composed(inSeconds: Double(cost) / 100_000) }
    // The last 64 are 0.37 to 1.00 ms; the 61st of them is 0.97.
    #expect(abs(clock.margin - 0.001_97) < 1e-12)
    clock.composed(inSeconds: -1)
    clock.composed(inSeconds: 3)
    clock.composed(inSeconds: .nan)
    #expect(abs(clock.margin - 0.001_97) < 1e-12)
  }

  @Test func `begins earlier after a miss, and forgets it slowly`() {
    var clock = steadyClock()
    var flip = 10.0
    func frame(takes periods: Double, _ clock: inout FrameClock) {
      _ = clock.nextSlot(from: at(flip + 0.0001))
      clock.composed(inSeconds: 0.002)
      flip += 0.010 * periods
      clock.flipped(Flip(time: at(flip), sequence: 0), now: at(flip + 0.0001))
    }
    frame(takes: 1, &clock)
    #expect(abs(clock.margin - 0.003) < 1e-9)
    frame(takes: 2, &clock)
    #expect(abs(clock.margin - 0.003_25) < 1e-9)
    frame(takes: 1, &clock)
    #expect(abs(clock.margin - (0.003 + 0.000_25 * 255 / 256)) < 1e-9)
    for _ in 0..<1000 { frame(takes: 1, &clock) }
    #expect(clock.margin < 0.003_01)
    for _ in 0..<1000 { frame(takes: 2, &clock) }
    #expect(clock.margin <= 0.003 + 0.005 + 1e-9)
  }

  @Test func `judges no frame whose flip it could not predict`() {
    var clock = steadyClock()
    _ = clock.nextSlot(from: at(20))
    clock.composed(inSeconds: 0.002)
    clock.flipped(Flip(time: at(20.019), sequence: 9), now: at(20.0191))
    #expect(abs(clock.margin - 0.003) < 1e-9)
  }

  @Test(arguments: [59.94, 60.0, 60.5])
  func `follows the rate of the stamps`(rate: Double) {
    var clock = FrameClock(refreshRate: 60, hasVerticalBlank: true)
    var stamp = at(1)
    for frame in 1...300 {
      // Every tenth frame comes two blanks later, and the stamps jitter by 0.1 ms.
      let distance = (frame % 10 == 0 ? 2 : 1) / rate
      stamp = stamp.advanced(bySeconds: distance + (frame.isMultiple(of: 2) ? 1e-4 : -1e-4))
      clock.flipped(Flip(time: stamp, sequence: 0), now: stamp)
    }
    #expect(abs(clock.period - 1 / rate) < 2e-5)
  }

  @Test func `does not follow stamps that are far from the mode's rate`() {
    var clock = FrameClock(refreshRate: 60, hasVerticalBlank: true)
    for frame in 1...50 {
      let stamp = at(Double(frame) / 50)
      clock.flipped(Flip(time: stamp, sequence: 0), now: stamp)
    }
    #expect(clock.period == 1.0 / 60)
  }

  @Test(arguments: [0, -60, .infinity, .nan, 1e9])
  func `takes 60 Hz for a rate that cannot be`(rate: Double) {
    #expect(FrameClock(refreshRate: rate, hasVerticalBlank: true).period == 1.0 / 60)
  }

  @Test func `keeps a grid where there is no vertical blank`() {
    var clock = FrameClock(refreshRate: 100, hasVerticalBlank: false)
    // When the clock is asked, and the deadline it answers.
    let rows = [
      (5.000, 5.000),  // the first frame: now
      (5.0004, 5.010), (5.0102, 5.020),  // on the grid
      (5.0232, 5.030),  // a dear frame costs nothing yet
      (5.0441, 5.0441),  // a late one uses its slot at once
      (5.0450, 5.050),  // and the grid stays
      (5.0751, 5.0751), (5.0760, 5.0851),  // a new grid after a slot was missed altogether
      (7.5003, 7.5003), (7.5010, 7.5103),  // a new grid after a rest
    ]
    for (now, deadline) in rows {
      #expect(clock.nextSlot(from: at(now)).deadline == at(deadline))
      clock.composed(inSeconds: 0.0005)
      clock.flipped(Flip(time: at(now), sequence: 0), now: at(now))
    }
    #expect(clock.period == 0.01)
  }

  private func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }
}

struct SlotRow: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// Milliseconds.
  var cost: Double
  /// Seconds; the last flip was at 10.
  var now: Double
  var deadline: Double
  var flip: Double

  init(_ name: String, cost: Double, now: Double, deadline: Double, flip: Double) {
    testDescription = name
    self.cost = cost
    self.now = now
    self.deadline = deadline
    self.flip = flip
  }
}
