internal import Geometry
internal import Gestures
internal import PreviewLink

/// Turns what happens to a window into the events of a touchscreen: multitouch protocol B.
///
/// The mouse is the finger in slot 0, real fingers take the free slots after it. As from the kernel,
/// a value that a slot has already is not repeated, and a frame ends with `SYN_REPORT`.
///
/// A desktop hands its events out in bursts, and a mouse that is flicked leaps. On a touchscreen such
/// a leap is a fault of the sensor (see `ContactTracker`); so a long way is told in several steps.
struct WindowFingers {
  private struct Slot {
    var finger: WindowFinger?
    var x: Int32?
    var y: Int32?
  }

  /// The longest step, in parts of a side of the panel: half of what may be taken for a fault.
  private static let longestStep = 0.05

  private let panel: PixelSize
  private var slots = [Slot](repeating: Slot(), count: PreviewTouchscreen.slotCount)
  private var currentSlot = 0
  private var nextTrackingID: Int32 = 0
  private var touchingCount = 0
  /// The events since `forgetEvents`.
  private(set) var events: [EvdevEvent] = []

  /// Nothing touches a panel of this size, before rotation.
  init(on panel: PixelSize) {
    self.panel = panel
  }

  /// A finger lands; one too many is not noticed, as on any panel.
  ///
  /// - Parameter position: In pixels of the panel, before rotation.
  mutating func land(_ finger: WindowFinger, at position: Point, time: Instant) {
    // A lift that the desktop has swallowed must not leave two of the same finger.
    lift(finger, time: time)
    guard let slot = freeSlot(for: finger) else { return }
    select(slot, at: time)
    slots[slot].finger = finger
    append(EventType.absolute, EventCode.trackingID, nextTrackingID, at: time)
    nextTrackingID = (nextTrackingID + 1) & 0xffff
    setPosition(of: slot, to: position, at: time)
    touchingCount += 1
    if touchingCount == 1 { append(EventType.key, EventCode.touch, 1, at: time) }
    report(at: time)
  }

  /// A finger moves; one that has not landed on the panel hovers, and says nothing.
  mutating func move(_ finger: WindowFinger, to position: Point, time: Instant) {
    guard let slot = slot(of: finger), let x = slots[slot].x, let y = slots[slot].y,
      (x, y) != (Self.units(position.x), Self.units(position.y))
    else { return }
    let start = Point(x: Self.pixels(x), y: Self.pixels(y))
    let way = position - start
    let length = max(abs(way.x) / Double(panel.width), abs(way.y) / Double(panel.height))
    let count = max(1, (length / Self.longestStep).rounded(.up))
    select(slot, at: time)
    for step in stride(from: 1, to: count, by: 1) {
      let part = Point(x: way.x * step / count, y: way.y * step / count)
      setPosition(of: slot, to: start + part, at: time)
      report(at: time)
    }
    setPosition(of: slot, to: position, at: time)
    report(at: time)
  }

  /// A finger lifts.
  mutating func lift(_ finger: WindowFinger, time: Instant) {
    guard let slot = slot(of: finger) else { return }
    select(slot, at: time)
    append(EventType.absolute, EventCode.trackingID, -1, at: time)
    slots[slot].finger = nil
    touchingCount -= 1
    if touchingCount == 0 { append(EventType.key, EventCode.touch, 0, at: time) }
    report(at: time)
  }

  /// Forgets the events, which have been sent.
  mutating func forgetEvents() {
    events.removeAll(keepingCapacity: true)
  }

  private func slot(of finger: WindowFinger) -> Int? {
    slots.firstIndex { $0.finger == finger }
  }

  private func freeSlot(for finger: WindowFinger) -> Int? {
    if finger == .mouse { return 0 }
    return slots.indices.dropFirst().first { slots[$0].finger == nil }
  }

  private mutating func select(_ slot: Int, at time: Instant) {
    guard slot != currentSlot else { return }
    currentSlot = slot
    append(EventType.absolute, EventCode.slot, Int32(slot), at: time)
  }

  private mutating func setPosition(of slot: Int, to position: Point, at time: Instant) {
    let (x, y) = (Self.units(position.x), Self.units(position.y))
    if slots[slot].x != x { append(EventType.absolute, EventCode.positionX, x, at: time) }
    if slots[slot].y != y { append(EventType.absolute, EventCode.positionY, y, at: time) }
    slots[slot].x = x
    slots[slot].y = y
  }

  private static func units(_ pixels: Double) -> Int32 {
    Int32((pixels * Double(PreviewTouchscreen.unitsPerPixel)).rounded())
  }

  private static func pixels(_ units: Int32) -> Double {
    Double(units) / Double(PreviewTouchscreen.unitsPerPixel)
  }

  private mutating func report(at time: Instant) {
    append(EventType.synchronization, EventCode.report, 0, at: time)
  }

  private mutating func append(
    _ type: UInt16, _ code: UInt16, _ value: Int32, at time: Instant
  ) {
    events.append(EvdevEvent(time: time, type: type, code: code, value: value))
  }
}
