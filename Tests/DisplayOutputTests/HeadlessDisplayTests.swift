import Composition
import DisplayOutput
import Geometry
import Testing

@Suite struct `A headless display` {
  private let mode = DisplayMode(size: PixelSize(width: 4, height: 2), refreshRate: 60)

  @Test func `is black before the first frame`() {
    let display = HeadlessDisplay(mode: mode)
    #expect(display.frontPicture.bytes == [UInt8](repeating: 0, count: 32))
    #expect(display.canPresent)
  }

  @Test func `shows a frame at once and reports its flip once, at the time handed in`() throws {
    let display = HeadlessDisplay(mode: mode, format: .rgb565)
    let screen = PixelBuffer(size: mode.size, format: .rgb565, bytes: Array(1...16))
    let time = Instant(nanoseconds: 5_000_000)
    try display.present([PlacedBuffer(buffer: screen, x: 1, y: 0)], at: time)
    #expect(display.frontPicture.bytes == [0, 0, 1, 2, 3, 4, 5, 6, 0, 0, 9, 10, 11, 12, 13, 14])
    #expect(!display.canPresent)
    #expect(try display.dispatchEvents() == Flip(time: time, sequence: 0))
    #expect(try display.dispatchEvents() == nil)
    #expect(display.canPresent)
  }

  @Test func `shows a smaller picture in its middle, and nothing beside it`() throws {
    let display = HeadlessDisplay(
      mode: mode, format: .rgb565, showing: PixelSize(width: 2, height: 1))
    let screen = PixelBuffer(
      size: PixelSize(width: 2, height: 1), format: .rgb565, bytes: [1, 2, 3, 4])
    // A slide: what has left the picture is not seen beside it.
    try display.present(
      [PlacedBuffer(buffer: screen, x: -1, y: 0), PlacedBuffer(buffer: screen, x: 1, y: 0)],
      at: .zero)
    #expect(
      display.frontPicture.bytes == [0, 0, 3, 4, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func `shows the middle of a larger picture`() throws {
    let display = HeadlessDisplay(
      mode: DisplayMode(size: PixelSize(width: 2, height: 1), refreshRate: 60), format: .rgb565,
      showing: PixelSize(width: 4, height: 3))
    let screen = PixelBuffer(
      size: PixelSize(width: 4, height: 3), format: .rgb565, bytes: Array(1...24))
    try display.present([PlacedBuffer(buffer: screen, x: 0, y: 0)], at: .zero)
    #expect(display.frontPicture.bytes == [11, 12, 13, 14])
  }

  @Test func `leaves a picture alone that was taken from it`() throws {
    let display = HeadlessDisplay(mode: mode, format: .rgb565)
    let pictures = try (1...4 as ClosedRange<UInt8>).map { shade in
      let screen = PixelBuffer(
        size: mode.size, format: .rgb565, bytes: [UInt8](repeating: shade, count: 16))
      try display.present([PlacedBuffer(buffer: screen, x: 0, y: 0)], at: .zero)
      return display.frontPicture
    }
    #expect(pictures.map { $0.bytes[0] } == [1, 2, 3, 4])
  }
}
