// The kernel's `input_event` comes with each of these modules; which of them the compiler takes for
// its home depends on the order in which it meets them.
internal import CLibevdev
internal import CLibmtdev
internal import CLinux
internal import Geometry
package import Gestures
package import TouchRecording

/// Brings protocol A into slots, by libmtdev.
///
/// Only the matching of contacts from frame to frame is libmtdev's; what drivers do differently is
/// cleared away before, by `ProtocolAFrame`. libmtdev's plumbing calls need no device, so recordings
/// and panels take the same way.
///
/// Every frame that tells contacts ends with a `SYN_REPORT`, even where nothing changed: a resting
/// finger of such a panel is not silent, and whoever times silence must know. The events carry the
/// time of the frame's report.
///
/// libmtdev's calls here never block and never fail; only making the converter allocates.
@safe package struct ProtocolAConverter: ~Copyable {
  private let device: UnsafeMutablePointer<mtdev>
  private let x: AxisRange
  private let y: AxisRange
  /// libmtdev squares distances in 32 bits, which holds for axes of up to 15 bits: wider ones are
  /// halved until they fit.
  private let shift: Int32
  private var frame: ProtocolAFrame
  private var usesNumbers: Bool
  private var isDiscarding = false

  /// Makes a converter for a panel on which nothing lies; nil where there is no memory.
  package init?(for description: DeviceDescription, axes: TouchscreenAxes) {
    // SAFETY: both calls allocate; what they return is owned here and given back by deinit.
    guard let device = unsafe mtdev_new() else { return nil }
    guard unsafe mtdev_init(device) == 0 else {
      unsafe mtdev_delete(device)
      return nil
    }
    unsafe self.device = device
    x = axes.x
    y = axes.y
    var shift: Int32 = 0
    while max(Self.extent(axes.x), Self.extent(axes.y)) >> shift > Int64(Int16.max) { shift += 1 }
    self.shift = shift
    let touchKeys = [EventCode.touch, EventCode.leftButton]
    frame = ProtocolAFrame(touchKey: touchKeys.first { description.has(EventType.key, $0) })
    usesNumbers = description.axes[EventCode.trackingID] != nil
    for code in [EventCode.positionX, EventCode.positionY, EventCode.trackingID] {
      unsafe mtdev_set_mt_event(device, Int32(code), 1)
    }
    forgetPositions()
    if !usesNumbers { unsafe mtdev_set_mt_event(device, Int32(EventCode.trackingID), 0) }
  }

  deinit {
    // SAFETY: init has made the device, and nothing else holds it.
    unsafe mtdev_close_delete(device)
  }

  /// Takes in one event of the panel and appends what follows from it, in slots.
  package mutating func receive(_ event: EvdevEvent, into events: inout [EvdevEvent]) {
    switch (event.type, event.code) {
    case (EventType.synchronization, EventCode.dropped):
      isDiscarding = true
      events.append(event)
    case (EventType.synchronization, EventCode.report):
      if isDiscarding {
        isDiscarding = false
        events.append(event)
      } else {
        frame.end()
        convertFrame(endingWith: event, into: &events)
      }
      frame.begin()
    default:
      if !isDiscarding { frame.take(event) }
    }
  }

  /// Lifts every contact, because the panel was seen to be untouched.
  package mutating func releaseAll(at report: EvdevEvent, into events: inout [EvdevEvent]) {
    frame.begin()
    put(EventType.synchronization, EventCode.multitouchReport, 0)
    finish(with: report, into: &events)
  }

  private mutating func convertFrame(
    endingWith report: EvdevEvent, into events: inout [EvdevEvent]
  ) {
    guard frame.tellsContacts else { return }
    if usesNumbers, !frame.hasUsableNumbers {
      // From now on contacts are told apart by their places. Those that are down lift once, so
      // that libmtdev does not take a number of its own for one of the panel's.
      usesNumbers = false
      put(EventType.synchronization, EventCode.multitouchReport, 0)
      finish(with: report, into: &events)
      // SAFETY: the device is owned; the call sets a flag.
      unsafe mtdev_set_mt_event(device, Int32(EventCode.trackingID), 0)
    }
    for contact in frame.contacts {
      guard let contactX = contact.x, let contactY = contact.y else { continue }
      put(EventType.absolute, EventCode.positionX, inward(contactX, x))
      put(EventType.absolute, EventCode.positionY, inward(contactY, y))
      put(EventType.absolute, EventCode.toolType, contact.toolType ?? 0)
      if usesNumbers, let id = contact.trackingID {
        put(EventType.absolute, EventCode.trackingID, id)
      }
      put(EventType.synchronization, EventCode.multitouchReport, 0)
    }
    if frame.contacts.isEmpty { put(EventType.synchronization, EventCode.multitouchReport, 0) }
    finish(with: report, into: &events)
  }

  /// Makes libmtdev report both axes of the next contact in every slot.
  ///
  /// It leaves out a value that the slot had before, and its slots start at 0: a first touch at the
  /// very edge would have no position.
  private mutating func forgetPositions() {
    var ignored: [EvdevEvent] = []
    let report = EvdevEvent(
      time: .zero, type: EventType.synchronization, code: EventCode.report, value: 0)
    for half in 0..<2 {
      for contact in 0..<ProtocolAFrame.limit {
        put(EventType.absolute, EventCode.positionX, Int32.min)
        put(EventType.absolute, EventCode.positionY, Int32.min)
        put(EventType.absolute, EventCode.trackingID, Int32(half * ProtocolAFrame.limit + contact))
        put(EventType.synchronization, EventCode.multitouchReport, 0)
      }
      finish(with: report, into: &ignored)
    }
    put(EventType.synchronization, EventCode.multitouchReport, 0)
    finish(with: report, into: &ignored)
  }

  /// Ends the frame in libmtdev and takes out what follows.
  private mutating func finish(with report: EvdevEvent, into events: inout [EvdevEvent]) {
    put(EventType.synchronization, EventCode.report, 0)
    // SAFETY: the device is owned; the call fills the structure that it borrows.
    while unsafe mtdev_empty(device) == 0 {
      var raw = input_event()
      unsafe mtdev_get_event(device, &raw)
      guard raw.type == EventType.absolute else { continue }
      var value = raw.value
      if raw.code == EventCode.positionX { value = outward(value, x) }
      if raw.code == EventCode.positionY { value = outward(value, y) }
      events.append(
        EvdevEvent(time: report.time, type: raw.type, code: raw.code, value: value))
    }
    events.append(report)
  }

  private func put(_ type: UInt16, _ code: UInt16, _ value: Int32) {
    var raw = input_event()
    raw.type = type
    raw.code = code
    raw.value = value
    // SAFETY: the device is owned; the call copies the structure that it borrows.
    unsafe mtdev_put_event(device, &raw)
  }

  /// A position as libmtdev gets it: from 0, in 15 bits.
  ///
  /// Ghosts stay ghosts: a sixteenth beyond the axis is still farther than `ContactTracker` accepts.
  private func inward(_ value: Int32, _ axis: AxisRange) -> Int32 {
    let extent = Self.extent(axis)
    let offset = Int64(value) - Int64(axis.minimum)
    return Int32(min(max(offset, -extent / 16), extent + extent / 16) >> Int64(shift))
  }

  private func outward(_ value: Int32, _ axis: AxisRange) -> Int32 {
    Int32(clamping: Int64(value) << Int64(shift) + Int64(axis.minimum))
  }

  private static func extent(_ axis: AxisRange) -> Int64 {
    Int64(axis.maximum) - Int64(axis.minimum)
  }
}
