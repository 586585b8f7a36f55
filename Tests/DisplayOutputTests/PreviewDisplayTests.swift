import AllocationCounting
import Composition
import Geometry
import Gestures
import LinuxIO
import PreviewLink
import PreviewStandIn
import Testing

@testable import DisplayOutput

@Suite struct `A display in a window` {
  private let desk: PreviewDesk
  private let connection: PreviewConnection
  private let mode = DisplayMode(size: PixelSize(width: 4, height: 2), refreshRate: 75)

  init() throws {
    desk = try PreviewDesk(wishing: PreviewWish(rotation: .half, refreshRate: 75))
    connection = try PreviewConnection(PacketSocket(owning: FileDescriptor(owning: desk.kioskEnd)))
  }

  private func display(_ format: PixelFormat = .rgb565) throws -> PreviewDisplay {
    try PreviewDisplay(on: connection, mode: mode, rotation: .quarter, format: format)
  }

  private func screen(_ bytes: ClosedRange<UInt8>) -> PlacedBuffer {
    PlacedBuffer(
      buffer: PixelBuffer(size: mode.size, format: .rgb565, bytes: Array(bytes)), x: 0, y: 0)
  }

  @Test func `knows from the start what the window wishes`() {
    #expect(connection.wish == PreviewWish(rotation: .half, refreshRate: 75))
    #expect(!connection.isWishNew)
  }

  @Test func `tells the window its panel, and shows frames in two buffers by turns`() throws {
    let display = try display()
    let panel = PreviewPanel(size: mode.size, rotation: .quarter, format: .rgb565)
    #expect(desk.receive() == .panel(panel))
    #expect(display.mode == mode)
    #expect(display.hasVerticalBlank)

    try display.present([screen(1...16)], at: .zero)
    #expect(desk.receive() == .frame(1, buffer: 0))
    #expect(desk.pixels(ofBuffer: 0) == Array(1...16))
    #expect(!display.canPresent)
    #expect(try display.dispatchEvents() == nil)
    let time = Instant(nanoseconds: 42)
    try desk.send(.flip(frame: 1, time: time))
    #expect(try display.dispatchEvents() == Flip(time: time, sequence: 1))
    #expect(try display.dispatchEvents() == nil)
    #expect(display.canPresent)

    try display.present([screen(17...32)], at: .zero)
    #expect(desk.receive() == .frame(2, buffer: 1))
    #expect(desk.pixels(ofBuffer: 0) == Array(1...16))
    #expect(desk.pixels(ofBuffer: 1) == Array(17...32))
  }

  @Test func `takes no answer to a frame of the display before it for its own`() throws {
    let former = try display()
    try former.present([screen(1...16)], at: .zero)
    former.close()
    #expect(!former.canPresent)
    let display = try display()
    try display.present([screen(1...16)], at: .zero)
    try desk.send(.flip(frame: 1, time: .zero))
    #expect(try display.dispatchEvents() == nil)
    try desk.send(.flip(frame: 2, time: .zero))
    #expect(try display.dispatchEvents()?.sequence == 2)
  }

  @Test func `leaves touches, keys and wishes to whom they concern`() throws {
    let display = try display()
    let events = (0..<3).map { EvdevEvent(time: .zero, type: 3, code: 0x35, value: $0) }
    let key = EvdevEvent(time: .zero, type: 1, code: 106, value: 1)
    for event in events { try desk.send(.touch(event)) }
    try desk.send(.key(key))
    try desk.send(.wish(PreviewWish(rotation: .quarter)))
    #expect(try display.dispatchEvents() == nil)
    #expect(connection.touches == events)
    #expect(connection.keys == [key])
    #expect(connection.isWishNew)
    #expect(connection.wish == PreviewWish(rotation: .quarter))
    connection.forgetInput()
    connection.adoptWish()
    #expect(connection.touches.isEmpty && connection.keys.isEmpty && !connection.isWishNew)
  }

  @Test func `says that it is gone when the window is closed`() throws {
    let display = try display()
    try display.present([screen(1...16)], at: .zero)
    desk.close()
    let error = #expect(throws: DisplayError.self) { try display.dispatchEvents() }
    guard case .removed = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `says so, too, when the window is closed with a frame unread`() throws {
    let display = try display()
    try desk.send(.flip(frame: 1, time: .zero))
    desk.close()
    let error = #expect(throws: DisplayError.self) {
      try display.present([screen(1...16)], at: .zero)
    }
    guard case .removed = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [[1, 2, 3], [UInt8](repeating: 0, count: PreviewPacket.length)])
  func `says what to do where the window speaks otherwise`(packet: [UInt8]) throws {
    let display = try display()
    try desk.send(packet)
    let error = #expect(throws: DisplayError.self) { try display.dispatchEvents() }
    #expect(
      error?.description == "the preview speaks another version of the link: "
        + "build kiosk and kiosk-preview of the same sources")
  }

  @Test(.enabled(if: AllocationCounter.isExact, "\(AllocationCounter.condition)"))
  func `allocates nothing for a frame, its flip and the touches between`() throws {
    let display = try display()
    let screens = [screen(1...16)]
    var flips = 0
    func show(_ frames: Int) throws {
      for _ in 0..<frames {
        try display.present(screens, at: .zero)
        guard case .frame(let number, _) = desk.receive() else { return }
        for _ in 0..<4 {
          try desk.send(.touch(EvdevEvent(time: .zero, type: 3, code: 0x35, value: 1)))
        }
        try desk.send(.flip(frame: number, time: .zero))
        if try display.dispatchEvents() != nil { flips += 1 }
        connection.forgetInput()
      }
    }
    _ = desk.receive()
    try show(3)
    #expect(try AllocationCounter.count { try show(20) } == 0)
    #expect(flips == 23)
  }
}
