import Composition
import Configuration
import DisplayOutput
import Geometry
import Gestures
import KioskRuntime
import Navigation
import Testing

@Suite struct `What an output orders` {
  private let source = RecordingSource()
  private let output: Output
  private let start = Instant(nanoseconds: 1_000_000_000)

  init() throws {
    let start = start
    output = Output(
      display: HeadlessDisplay(
        mode: DisplayMode(size: PixelSize(width: 320, height: 20), refreshRate: 50)),
      source: source,
      configuration: KioskConfiguration(
        root: "a", screens: [ScreenConfiguration(name: "a", content: .color(.black))]),
      clock: { start })
    try output.turn(at: start)
  }

  private func touch(_ kind: ContactChange.Kind, x: Double, milliseconds: Double) throws {
    let time = start.advanced(bySeconds: milliseconds / 1000)
    output.handle(TouchFrame(kind, x: x, at: time))
    try output.turn(at: time)
  }

  @Test func `is the first screen, then the one that a swipe can bring`() {
    #expect(source.orders.last?.first == "a")
    #expect(source.orders.last.map(Set.init) == ["a", "b"])
  }

  @Test func `is the next destination as soon as a swipe is decided, not after its settle`()
    throws
  {
    try touch(.landed, x: 316, milliseconds: 0)
    for step in 1...20 {
      try touch(.moved, x: 316 - Double(step) * 10, milliseconds: 10 * Double(step))
    }
    #expect(source.orders.last.map(Set.init) == ["a", "b"])
    try touch(.lifted, x: 116, milliseconds: 210)
    #expect(!output.controller.isAtRest)
    #expect(source.orders.last?.first == "b")
    #expect(source.orders.last.map(Set.init) == ["a", "b", "c"])
  }

  @Test func `is another destination as soon as the screen leads there, without a frame`() throws {
    let flips = output.flips
    source.root.interactivePushDestination = source.screen(named: "c")
    try output.turn(at: start)
    #expect(source.orders.last.map(Set.init) == ["a", "c"])
    #expect(output.flips == flips)
    let count = source.orders.count
    try output.turn(at: start)
    #expect(source.orders.count == count)
  }

  @Test func `stays as it is while a finger drags`() throws {
    try touch(.landed, x: 316, milliseconds: 0)
    for step in 1...10 {
      try touch(.moved, x: 316 - Double(step) * 4, milliseconds: 10 * Double(step))
    }
    let count = source.orders.count
    for step in 11...40 {
      try touch(.moved, x: 316 - Double(step) * 4, milliseconds: 10 * Double(step))
    }
    #expect(source.orders.count == count)
  }
}
