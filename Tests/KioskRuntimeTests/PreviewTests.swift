import Composition
import DisplayOutput
import Geometry
import Gestures
import LinuxIO
import PreviewLink
import PreviewStandIn
import Synchronization
import TestFiles
import Testing
import TouchRecording

@testable import KioskRuntime

/// A kiosk on a thread of its own, whose panel is a window; this test is the window.
@Suite struct `A kiosk in a window` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      root: a
      screens:
        a: {color: '#ff0000', push: b}
        b: {color: '#00ff00'}
      display: {mode: 64x40, rotation: 180}
      touch: {matrix: [-1, 0, 1, 0, 1, 0]}
      """, to: "kiosk.yaml")
  }

  private static let red: [UInt8] = [0, 0, 255, 255]
  private static let green: [UInt8] = [0, 255, 0, 255]

  /// What the kiosk ended with.
  private final class End: Sendable {
    let failure = Mutex<String?>(nil)
  }

  /// Runs the kiosk while `body` plays its window.
  ///
  /// - Parameters:
  ///   - wish: What the window wishes at the start.
  ///   - isClosed: Whether the window is closed at the end; else the kiosk ends by itself.
  /// - Returns: Why the kiosk failed; nil where it did not.
  private func run(
    wishing wish: PreviewWish = PreviewWish(), closing isClosed: Bool = true,
    _ body: (PreviewDesk) throws -> Void
  ) throws -> String? {
    let desk = try PreviewDesk(wishing: wish)
    let kioskEnd = desk.kioskEnd
    let options = KioskOptions(source: .file(folder.file("kiosk.yaml")), display: .preview)
    let end = End()
    let thread = try Thread("kiosk") {
      do {
        let preview = try PreviewConnection(
          PacketSocket(owning: FileDescriptor(owning: kioskEnd)))
        let log = Log(descriptor: -1, hasPriorities: false)
        try Kiosk(options, of: .kioskNavigator, preview: preview, log: log).run()
      } catch {
        end.failure.withLock { $0 = "\(error)" }
      }
    }
    let result = Result { try body(desk) }
    if isClosed { desk.close() }
    thread.join()
    try result.get()
    return end.failure.withLock { $0 }
  }

  /// Shows frames until one is all of one colour.
  private func expect(_ color: [UInt8], on desk: PreviewDesk) throws {
    while let message = desk.next() {
      guard case .frame(let number, let buffer) = message else { continue }
      try desk.send(.flip(frame: number, time: MonotonicClock.now))
      let pixels = desk.pixels(ofBuffer: buffer)
      if pixels == Array(repeatElement(color, count: pixels.count / 4).joined()) { return }
    }
    Issue.record("the kiosk shows no more frames")
  }

  @Test func `has the panel that is configured, where the window wishes nothing`() throws {
    _ = try run { desk in
      let panel = PreviewPanel(size: PixelSize(width: 64, height: 40), rotation: .half)
      #expect(desk.next() == .panel(panel))
    }
  }

  @Test func `has the panel that the window wishes, before all that is configured`() throws {
    let wish = PreviewWish(size: PixelSize(width: 80, height: 50), rotation: Rotation.none)
    _ = try run(wishing: wish) { desk in
      #expect(desk.next() == .panel(PreviewPanel(size: PixelSize(width: 80, height: 50))))
      try expect(Self.red, on: desk)
    }
  }

  @Test func `takes touches at the panel's own places, and is on the same screen when turned`()
    throws
  {
    _ = try run { desk in
      _ = desk.next()
      try expect(Self.red, on: desk)
      // On a panel upside down the right edge is at the panel's left.
      let size = PixelSize(width: 64, height: 40)
      // From now on, however slowly it is taken in: a landing that is long past is no swipe.
      let start = MonotonicClock.now.seconds(since: .zero)
      let swipe = TouchStreamBuilder(PreviewTouchscreen.model(of: size), start: start)
        .down(at: (1, 50)).move(to: (80, 50), over: 0.3, rate: 30).hold(0.2).up()
      for event in swipe.events { try desk.send(.touch(event)) }
      try expect(Self.green, on: desk)

      try desk.send(.wish(PreviewWish(rotation: .threeQuarters)))
      while let message = desk.next() {
        if case .panel(let panel) = message {
          #expect(panel == PreviewPanel(size: size, rotation: .threeQuarters))
          break
        }
      }
      guard case .frame(let number, let buffer)? = desk.next() else {
        Issue.record("the turned kiosk shows nothing")
        return
      }
      #expect(Array(desk.pixels(ofBuffer: buffer).prefix(4)) == Self.green)
      try desk.send(.flip(frame: number, time: MonotonicClock.now))
    }
  }

  @Test func `does what its keys are for`() throws {
    _ = try run { desk in
      _ = desk.next()
      try expect(Self.red, on: desk)
      try press(KeyCode.right, on: desk)
      try expect(Self.green, on: desk)
      try press(KeyCode.back, on: desk)
      try expect(Self.red, on: desk)
    }
  }

  @Test func `has no use for keys where the configuration wants none`() throws {
    try folder.write(
      "root: a\nscreens: {a: {color: '#ff0000', push: b}, b: {color: '#00ff00'}}\n"
        + "accessibility: {keys: false}\ndisplay: {mode: 64x40}\n", to: "kiosk.yaml")
    _ = try run { desk in
      _ = desk.next()
      try expect(Self.red, on: desk)
      try press(KeyCode.right, on: desk)
      // Turned, it shows the screen that is on top once the key was taken in.
      try desk.send(.wish(PreviewWish(rotation: .half)))
      try expect(Self.red, on: desk)
    }
  }

  private func press(_ key: UInt16, on desk: PreviewDesk) throws {
    for value in [1, 0] as [Int32] {
      try desk.send(
        .key(EvdevEvent(time: MonotonicClock.now, type: EventType.key, code: key, value: value)))
    }
  }

  @Test func `leaves without a failure when the window is closed`() throws {
    let failure = try run { desk in
      _ = desk.next()
      try expect(Self.red, on: desk)
    }
    #expect(failure == nil)
  }

  @Test func `fails where the window speaks otherwise`() throws {
    let failure = try run(closing: false) { desk in try desk.send([0]) }
    #expect(failure?.hasPrefix("the preview speaks another version of the link") == true)
  }
}
