import Composition
import Geometry
import Gestures
import Testing

@testable import PreviewLink

@Suite struct `A message between kiosk and window` {
  private static let event = EvdevEvent(
    time: Instant(nanoseconds: 0x0123_4567_89ab_cdef), type: 3, code: 0x35, value: -1)

  static let ofWindows: [DeskMessage] = [
    .wish(PreviewWish()),
    .wish(
      PreviewWish(
        size: PixelSize(width: 1024, height: 600),
        physicalSize: PhysicalSize(width: 154.5, height: 86), scale: 1.25,
        rotation: .threeQuarters, refreshRate: 143.856)),
    .wish(PreviewWish(rotation: Rotation.none)),
    .flip(frame: 0xffff_fffe, time: Instant(nanoseconds: 1)),
    .touch(event),
    .key(EvdevEvent(time: Instant(nanoseconds: 5), type: 1, code: 106, value: 1)),
  ]

  static let ofKiosks: [KioskMessage] = [
    .panel(PreviewPanel(size: PixelSize(width: 800, height: 480))),
    .panel(
      PreviewPanel(
        size: PixelSize(width: 0xffff, height: 1), rotation: .quarter, format: .rgb565)),
    .frame(7, buffer: 0), .frame(0, buffer: 1),
  ]

  @Test(arguments: ofWindows) func `of a window arrives as it was sent`(message: DeskMessage) {
    var packet = PreviewPacket()
    message.write(to: &packet)
    #expect(packet.bytes.count == PreviewPacket.length)
    #expect(DeskMessage(packet.bytes) == message)
  }

  @Test(arguments: ofKiosks) func `of a kiosk arrives as it was sent`(message: KioskMessage) {
    var packet = PreviewPacket()
    message.write(to: &packet)
    #expect(packet.bytes.count == PreviewPacket.length)
    #expect(KioskMessage(packet.bytes) == message)
  }

  @Test func `has fixed places for its fields, so that two builds agree`() {
    var packet = PreviewPacket()
    DeskMessage.touch(Self.event).write(to: &packet)
    let fields: [UInt8] = [
      3, 1, 0xef, 0xcd, 0xab, 0x89, 0x67, 0x45, 0x23, 0x01, 3, 0, 0x35, 0, 0xff, 0xff, 0xff, 0xff,
    ]
    #expect(packet.bytes == fields + [UInt8](repeating: 0, count: 46))
  }

  /// A packet that begins with these bytes.
  private static func packet(_ start: [UInt8]) -> [UInt8] {
    start + [UInt8](repeating: 0, count: PreviewPacket.length - start.count)
  }

  @Test(arguments: [
    ("empty", []), ("too short", [UInt8](repeating: 1, count: 63)),
    ("too long", [UInt8](repeating: 1, count: 65)),
    ("of another version", packet([1, 2])), ("of no kind", packet([0, 1])),
    ("of an unknown kind", packet([9, 1])),
    ("without a refresh rate, a size or a rotation that there is", packet([1, 1])),
  ])
  func `is refused where it is`(what: String, packet: [UInt8]) {
    #expect(DeskMessage(packet) == nil)
    #expect(KioskMessage(packet) == nil)
  }

  /// Whose memory could not even be counted.
  @Test(arguments: [
    PixelSize(width: 0xffff_ffff, height: 0xffff_ffff), PixelSize(width: 0x1_0000, height: 1),
    PixelSize(width: 1, height: 0x1_0000), PixelSize(width: 0, height: 5),
  ])
  func `wishes for no panel of a size that none has`(size: PixelSize) {
    var packet = PreviewPacket()
    DeskMessage.wish(PreviewWish(size: size)).write(to: &packet)
    #expect(DeskMessage(packet.bytes) == nil)
    KioskMessage.panel(PreviewPanel(size: size)).write(to: &packet)
    #expect(KioskMessage(packet.bytes) == nil)
  }

  @Test func `names a buffer that there is`() {
    #expect(KioskMessage(Self.packet([2, 1, 0, 0, 0, 0, 1])) == .frame(0, buffer: 1))
    #expect(KioskMessage(Self.packet([2, 1, 0, 0, 0, 0, 2])) == nil)
  }
}
