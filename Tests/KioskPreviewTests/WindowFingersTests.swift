import Geometry
import Gestures
import PreviewLink
import Testing

@testable import kiosk_preview

@Suite struct `The fingers on a window` {
  private static let panel = PixelSize(width: 100, height: 50)
  private var fingers = WindowFingers(on: panel)

  /// The events since the last call, as `type code value` each.
  private mutating func told() -> [String] {
    defer { fingers.forgetEvents() }
    return fingers.events.map { event in
      switch (event.type, event.code) {
      case (EventType.synchronization, EventCode.report): "report"
      case (EventType.key, EventCode.touch): "touch \(event.value)"
      case (EventType.absolute, EventCode.slot): "slot \(event.value)"
      case (EventType.absolute, EventCode.trackingID): "id \(event.value)"
      case (EventType.absolute, EventCode.positionX): "x \(event.value)"
      case (EventType.absolute, EventCode.positionY): "y \(event.value)"
      default: "\(event)"
      }
    }
  }

  private func at(_ milliseconds: Int64) -> Instant {
    Instant(nanoseconds: milliseconds * 1_000_000)
  }

  @Test mutating func `tell of the mouse as a touchscreen tells of one finger`() {
    fingers.land(.mouse, at: Point(x: 10.5, y: 20), time: at(1))
    #expect(told() == ["id 0", "x 168", "y 320", "touch 1", "report"])
    fingers.move(.mouse, to: Point(x: 12.5, y: 20), time: at(2))
    #expect(told() == ["x 200", "report"])
    fingers.move(.mouse, to: Point(x: 12.5, y: 20.01), time: at(3))
    #expect(told() == [])
    fingers.lift(.mouse, time: at(4))
    #expect(told() == ["id -1", "touch 0", "report"])
    // As from the kernel: what the slot has is not told again.
    fingers.land(.mouse, at: Point(x: 12.5, y: 21), time: at(5))
    #expect(told() == ["id 1", "y 336", "touch 1", "report"])
  }

  @Test mutating func `say nothing while the mouse only hovers`() {
    fingers.move(.mouse, to: Point(x: 1, y: 1), time: at(1))
    fingers.lift(.mouse, time: at(2))
    #expect(told() == [])
  }

  @Test mutating func `are told apart by their slots`() {
    fingers.land(.mouse, at: Point(x: 1, y: 1), time: at(1))
    fingers.land(.touch(77), at: Point(x: 2, y: 2), time: at(2))
    _ = told()
    fingers.land(.touch(-5), at: Point(x: 3, y: 3), time: at(3))
    #expect(told() == ["slot 2", "id 2", "x 48", "y 48", "report"])
    fingers.move(.touch(77), to: Point(x: 2, y: 2.5), time: at(4))
    #expect(told() == ["slot 1", "y 40", "report"])
    fingers.lift(.mouse, time: at(5))
    #expect(told() == ["slot 0", "id -1", "report"])
    fingers.lift(.touch(77), time: at(6))
    fingers.land(.touch(9), at: Point(x: 4, y: 4), time: at(7))
    #expect(
      told() == ["slot 1", "id -1", "report", "id 3", "x 64", "y 64", "report"])
  }

  @Test mutating func `are ten at most`() {
    for number in 0..<9 { fingers.land(.touch(Int64(number)), at: .zero, time: at(1)) }
    _ = told()
    fingers.land(.touch(10), at: .zero, time: at(2))
    fingers.move(.touch(10), to: Point(x: 5, y: 5), time: at(3))
    #expect(told() == [])
    fingers.land(.mouse, at: .zero, time: at(4))
    #expect(told().contains("slot 0"))
  }

  @Test mutating func `lift before they land again, where the desktop has swallowed the lift`() {
    fingers.land(.mouse, at: Point(x: 1, y: 1), time: at(1))
    _ = told()
    fingers.land(.mouse, at: Point(x: 2, y: 1), time: at(2))
    #expect(told() == ["id -1", "touch 0", "report", "id 1", "x 32", "touch 1", "report"])
  }

  /// Without what binary fractions leave behind, which is far less than the panel resolves.
  private func rounded(_ position: Point) -> Point {
    Point(x: (position.x * 1e6).rounded() / 1e6, y: (position.y * 1e6).rounded() / 1e6)
  }

  @Test(arguments: Rotation.allCases)
  func `arrive at the kiosk where the window shows them, however they leap`(rotation: Rotation) {
    let panel = PreviewPanel(size: PixelSize(width: 1024, height: 600), rotation: rotation)
    let window = PixelSize(
      width: panel.logicalSize.width / 2 + 30, height: panel.logicalSize.height / 2)
    let box = Letterbox(of: panel, in: window)
    var fingers = WindowFingers(on: panel.size)
    let places = [Point(x: 20.5, y: 10.5), Point(x: 250.5, y: 280.5), Point(x: 16, y: 1)]
    fingers.land(.mouse, at: box.panelPosition(of: places[0]), time: at(1))
    // All in one burst, as after a frame that the desktop was late with.
    for place in places.dropFirst() {
      fingers.move(.mouse, to: box.panelPosition(of: place), time: at(20))
    }
    var tracker = ContactTracker(
      axes: PreviewTouchscreen.axes(of: panel.size),
      mapping: TouchMapping(rotation: rotation, screenSize: panel.logicalSize))
    var seen: [Point] = []
    for event in fingers.events where tracker.receive(event) {
      for change in tracker.frame.changes {
        guard case .lost = change.kind else {
          seen.append(rounded(change.position))
          continue
        }
        Issue.record("the contact was lost")
      }
    }
    #expect(seen.first == Point(x: 11, y: 21))
    #expect(seen.contains(Point(x: 471, y: 561)))
    #expect(seen.last == Point(x: 2, y: 2))
  }
}
