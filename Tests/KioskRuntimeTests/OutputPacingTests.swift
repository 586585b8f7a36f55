import Composition
import Configuration
import DisplayOutput
import Geometry
import Gestures
import KioskRuntime
import LinuxIO
import Testing

/// What happens between an output and a display with a vertical blank each 20 ms.
@Suite struct `An output's frames` {
  private let display = StubbornDisplay()
  private let clock = VirtualClock()
  private let output: Output

  init() throws {
    let configuration = KioskConfiguration(
      root: "a",
      screens: [
        ScreenConfiguration(name: "a", content: .color(.black), push: "b"),
        ScreenConfiguration(name: "b", content: .color(.black)),
      ])
    let screens = try PictureScreens(undecoded: configuration)
    let clock = clock
    output = Output(
      display: display, source: screens, configuration: configuration, clock: { clock.now })
    try run(untilMilliseconds: 2000)
  }

  private func time(_ milliseconds: Double) -> Instant {
    Instant.zero.advanced(bySeconds: milliseconds / 1000)
  }

  /// The event loop: wakes for flips and for what the output asks for, until that time.
  private func run(untilMilliseconds end: Double) throws {
    try output.turn(at: clock.now)
    for _ in 0..<1000 {
      let next = [output.wakeUp, display.flipDue].compactMap { $0 }.min()
      guard let next, next <= time(end) else { break }
      clock.now = max(clock.now, next)
      if let flip = display.flipDue, flip <= clock.now { try output.readFlips(at: clock.now) }
      try output.turn(at: clock.now)
    }
    clock.now = time(end)
  }

  private func touch(_ kind: ContactChange.Kind, x: Double, atMilliseconds: Double) throws {
    try run(untilMilliseconds: atMilliseconds)
    output.handle(TouchFrame(kind, x: x, at: clock.now))
    try output.turn(at: clock.now)
  }

  /// A finger on its way from the right edge, a sample each 4 ms, from 2000 ms on.
  private func drag(samples: Int) throws {
    try touch(.landed, x: 316, atMilliseconds: 2000)
    for sample in 1...samples {
      try touch(.moved, x: 316 - Double(sample), atMilliseconds: 2000 + Double(sample) * 4)
    }
  }

  @Test func `are one for each vertical blank, made shortly before it`() throws {
    let before = display.presented.count
    try drag(samples: 100)
    let frames = display.presented.dropFirst(before)
    // The finger has moved 10 pixels inward after 40 ms; the rest of 400 ms is 18 refreshes.
    #expect((17...19).contains(frames.count))
    // Once the phase is known, the deadline is the cost (none here) and a millisecond of slack
    // before the blank; a miss would add to it.
    for frame in frames.dropFirst(2) {
      let phase = Double(frame.time.nanoseconds % 20_000_000) / 1e6
      #expect((18...19.5).contains(phase), "\(phase) ms after the blank")
    }
  }

  @Test func `show the newest sample before their deadline`() throws {
    try drag(samples: 100)
    // Samples come at multiples of 4 ms, deadlines at 19 ms of 20: the newest is at 16.
    for frame in display.presented.suffix(10) {
      let sample = (frame.time.nanoseconds / 4_000_000) * 4
      let travel = Int(sample - 2000) / 4
      // Inward travel less the slop of 10 pixels, from the right edge.
      #expect(frame.x == 320 - (travel - 10))
    }
  }

  @Test func `are made again where one was refused`() throws {
    try drag(samples: 50)
    let before = display.presented.count
    let error = DisplayError.failed(SystemError("commit", on: "card", reason: .noSpace))
    display.failure = error
    #expect(throws: error) {
      try touch(.moved, x: 200, atMilliseconds: 2240)
      try run(untilMilliseconds: 2300)
    }
    try run(untilMilliseconds: 2400)
    #expect(display.presented.count == before + 1 || display.presented.count == before + 2)
  }

  @Test func `set the mode anew where a flip never came`() throws {
    display.losesFlips = true
    try drag(samples: 20)
    try run(untilMilliseconds: 2900)
    #expect(display.resets == 0)
    display.losesFlips = false
    let before = display.presented.count
    display.losesFlips = true
    try run(untilMilliseconds: 3300)
    #expect(display.resets == 1)
    #expect(display.presented.count == before + 1)
  }

  @Test func `are given up where the third flip in a row is lost`() throws {
    display.losesFlips = true
    try drag(samples: 20)
    // The first frame is made at 2044 ms; each is waited for a second.
    try run(untilMilliseconds: 5000)
    #expect(display.resets == 2)
    let error = #expect(throws: DisplayError.self) { try run(untilMilliseconds: 5200) }
    guard case .hung = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(display.resets == 2)
  }

  @Test func `go on where a flip comes between lost ones`() throws {
    display.losesFlips = true
    try drag(samples: 20)
    for round in [1.0, 2, 3, 4] {
      try run(untilMilliseconds: 2000 + round * 3000)
      #expect(display.resets == Int(round) * 2)
      display.losesFlips = false
      try run(untilMilliseconds: 2020 + round * 3000)
      display.losesFlips = true
      try touch(.moved, x: 200 - round, atMilliseconds: 2040 + round * 3000)
    }
  }

  @Test func `end when the finger rests, and the display is left alone`() throws {
    try drag(samples: 50)
    try run(untilMilliseconds: 2300)
    let before = display.presented.count
    try run(untilMilliseconds: 5000)
    #expect(display.presented.count == before)
    #expect(output.wakeUp == nil)
  }
}
