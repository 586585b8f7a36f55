import Composition
import DisplayOutput
import Geometry
import KioskRuntime
import Testing

@Suite struct `A mirror` {
  private let size = PixelSize(width: 320, height: 20)

  private func frame(at x: Int) -> [PlacedBuffer] {
    let bytes = [UInt8](repeating: 0, count: size.width * size.height * 4)
    let buffer = PixelBuffer(size: size, format: .xrgb8888, bytes: bytes)
    return [PlacedBuffer(buffer: buffer, x: x, y: 0)]
  }

  private func milliseconds(_ count: Int64) -> Instant {
    Instant(nanoseconds: count * 1_000_000)
  }

  @Test func `shows the newest frame when its display can take one, and none twice`() throws {
    let display = StubbornDisplay()
    let mirror = Mirror(display: display)
    try mirror.turn(at: milliseconds(0))
    mirror.showAnew()
    try mirror.turn(at: milliseconds(0))
    mirror.show([])
    try mirror.turn(at: milliseconds(0))
    #expect(display.presented.isEmpty)
    for x in 1...3 {
      mirror.show(frame(at: x))
      try mirror.turn(at: milliseconds(Int64(x)))
    }
    #expect(display.presented.map(\.x) == [1])
    #expect(!mirror.isShowing)
    try mirror.readFlips(at: milliseconds(20))
    #expect(mirror.isShowing)
    try mirror.turn(at: milliseconds(20))
    try mirror.readFlips(at: milliseconds(40))
    try mirror.turn(at: milliseconds(40))
    #expect(display.presented.map(\.x) == [1, 3])
    #expect(display.presented.map(\.layers) == [1, 1])
    #expect(mirror.wakeUp == nil)
  }

  @Test func `takes a flip that another display of the card has read`() throws {
    let display = StubbornDisplay()
    let mirror = Mirror(display: display)
    mirror.show(frame(at: 1))
    try mirror.turn(at: milliseconds(0))
    mirror.show(frame(at: 2))
    display.isFlipRead = true
    try mirror.turn(at: milliseconds(20))
    #expect(display.presented.map(\.x) == [1, 2])
    #expect(display.resets == 0)
  }

  @Test func `sets the mode anew where a flip is lost`() throws {
    let display = StubbornDisplay()
    let mirror = Mirror(display: display)
    mirror.show(frame(at: 1))
    display.losesFlips = true
    try mirror.turn(at: milliseconds(0))
    let wakeUp = try #require(mirror.wakeUp)
    display.losesFlips = false
    try mirror.turn(at: wakeUp)
    #expect(display.resets == 1)
    #expect(display.presented.map(\.x) == [1, 1])
  }

  @Test func `is given up where the third flip in a row is lost`() throws {
    let display = StubbornDisplay()
    let mirror = Mirror(display: display)
    mirror.show(frame(at: 1))
    display.losesFlips = true
    for _ in 0..<3 { try mirror.turn(at: mirror.wakeUp ?? milliseconds(0)) }
    #expect(display.resets == 2)
    let error = #expect(throws: DisplayError.self) {
      try mirror.turn(at: mirror.wakeUp ?? milliseconds(0))
    }
    guard case .hung = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `is not given up for flips that are lost now and then`() throws {
    let display = StubbornDisplay()
    let mirror = Mirror(display: display)
    mirror.show(frame(at: 1))
    for _ in 0..<4 {
      display.losesFlips = true
      try mirror.turn(at: mirror.wakeUp ?? milliseconds(0))
      display.losesFlips = false
      try mirror.turn(at: try #require(mirror.wakeUp))
      try mirror.readFlips(at: milliseconds(1020))
      mirror.show(frame(at: 1))
    }
    #expect(display.resets == 4)
  }

  @Test func `shows its picture again when it is turned on`() throws {
    let display = PoweredDisplay()
    let mirror = Mirror(display: display)
    mirror.show(frame(at: 1))
    try mirror.turn(at: milliseconds(0))
    for isPowered in [false, true] {
      try mirror.setPowered(isPowered)
      try mirror.turn(at: milliseconds(20))
    }
    #expect(display.log == ["0 0 0", "off", "on", "0 0 0"])
  }

  @Test func `is turned off again where something else may have turned it on`() throws {
    let display = PoweredDisplay()
    let mirror = Mirror(display: display)
    mirror.show(frame(at: 1))
    try mirror.turn(at: milliseconds(0))
    try mirror.setPowered(false)
    mirror.showAnew()
    for _ in 0..<2 { try mirror.setPowered(false) }
    #expect(display.log == ["0 0 0", "off", "reset", "off"])
    try mirror.setPowered(true)
    try mirror.turn(at: milliseconds(20))
    #expect(display.log.suffix(2) == ["on", "0 0 0"])
  }

  @Test func `keeps a frame that its display did not take`() throws {
    let display = StubbornDisplay()
    let mirror = Mirror(display: display)
    mirror.show(frame(at: 1))
    display.failure = .unusable("not now")
    #expect(throws: DisplayError.self) { try mirror.turn(at: milliseconds(0)) }
    try mirror.turn(at: milliseconds(1))
    #expect(display.presented.map(\.x) == [1])
  }
}
