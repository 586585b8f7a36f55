internal import Geometry
package import Gestures

/// Writes the stream of a touchscreen that does not exist, in percent of the glass.
///
/// ```
/// let swipe = TouchStreamBuilder(.common)
///   .down(at: (99, 50)).move(to: (40, 52), over: 0.2, rate: 120).up()
///   .recording
/// ```
///
/// Every step is a frame of its own at the present time; `move` and `hold` let time pass. Like the
/// kernel, the builder leaves out values that a slot already has. Steps inside `together` share one
/// frame, and `send` writes any event at all, so that every fault of a driver can be built.
package struct TouchStreamBuilder: Sendable {
  /// A place on the glass: percent rightwards and downwards.
  package typealias Place = (x: Double, y: Double)

  struct Contact {
    var trackingID: Int32
    var x: Int32
    var y: Int32
    var isLifting = false
  }

  struct Slot {
    var x: Int32?
    var y: Int32?
    var toolType: Int32 = 0
    var distance: Int32 = 0
  }

  /// The panel that is touched.
  package let model: PanelModel
  /// The events so far.
  package private(set) var events: [EvdevEvent] = []
  /// Microseconds since the clock's start.
  private var now: Int64
  private var isGrouped = false
  private var nextTrackingID: Int32 = 100
  private var currentSlot = 0
  private var contacts: [Int: Contact] = [:]
  private var slots: [Int: Slot] = [:]

  /// Starts an empty stream.
  ///
  /// - Parameters:
  ///   - model: The panel.
  ///   - start: Seconds on the clock of the first event.
  package init(_ model: PanelModel = .common, start: Double = 0) {
    self.model = model
    now = Int64((start * 1_000_000).rounded())
  }

  /// The stream, with the panel's description.
  package var recording: EvemuRecording {
    EvemuRecording(description: model.device, events: events)
  }

  /// Seconds on the clock at present.
  package var time: Double { Double(now) / 1_000_000 }

  /// A finger lands.
  package consuming func down(slot: Int = 0, at place: Place) -> TouchStreamBuilder {
    contacts[slot] = Contact(trackingID: nextTrackingID, x: x(place), y: y(place))
    nextTrackingID += 1
    switch model.style {
    case .slots(_, let hasTouchKey):
      select(slot)
      append(EventType.absolute, EventCode.trackingID, nextTrackingID - 1)
      appendPosition(of: slot, EventCode.positionX, EventCode.positionY)
      if hasTouchKey, contacts.count == 1 { append(EventType.key, EventCode.touch, 1) }
    case .single(let key):
      append(EventType.key, key, 1)
      appendPosition(of: slot, EventCode.x, EventCode.y)
    case .packets(let style):
      if style.release == .touchKey, contacts.count == 1 {
        append(EventType.key, EventCode.touch, 1)
      }
    }
    report()
    return self
  }

  /// A finger moves in a straight line at even speed.
  ///
  /// - Parameters:
  ///   - slot: Which finger.
  ///   - place: Where it arrives.
  ///   - seconds: How long it takes.
  ///   - rate: Frames a second.
  package consuming func move(
    slot: Int = 0, to place: Place, over seconds: Double, rate: Double = 120
  ) -> TouchStreamBuilder {
    move([slot: place], over: seconds, rate: rate)
  }

  /// Several fingers move at once, each in a straight line at even speed.
  package consuming func move(
    _ places: [Int: Place], over seconds: Double, rate: Double = 120
  ) -> TouchStreamBuilder {
    let start = contacts
    let begin = now
    let count = max(1, Int((seconds * rate).rounded()))
    for step in 1...count {
      let part = Double(step) / Double(count)
      now = begin + Int64((seconds * part * 1_000_000).rounded())
      for (slot, place) in places.sorted(by: { $0.key < $1.key }) {
        guard let from = start[slot] else { continue }
        setPosition(
          slot, x: interpolate(from.x, x(place), part), y: interpolate(from.y, y(place), part))
      }
      report()
    }
    return self
  }

  /// Time passes and nothing moves; the kernel is silent, while protocol A repeats its packets.
  package consuming func hold(_ seconds: Double, rate: Double = 120) -> TouchStreamBuilder {
    guard case .packets = model.style, !contacts.isEmpty else {
      now += Int64((seconds * 1_000_000).rounded())
      return self
    }
    let begin = now
    let count = max(1, Int((seconds * rate).rounded()))
    for step in 1...count {
      now = begin + Int64((seconds * Double(step) / Double(count) * 1_000_000).rounded())
      report()
    }
    return self
  }

  /// A finger lifts, `seconds` after the last frame.
  package consuming func up(slot: Int = 0, after seconds: Double = 0.008) -> TouchStreamBuilder {
    if !isGrouped { now += Int64((seconds * 1_000_000).rounded()) }
    guard contacts[slot] != nil else { return self }
    switch model.style {
    case .slots(_, let hasTouchKey):
      contacts[slot] = nil
      select(slot)
      append(EventType.absolute, EventCode.trackingID, -1)
      if hasTouchKey, contacts.isEmpty { append(EventType.key, EventCode.touch, 0) }
    case .single(let key):
      contacts[slot] = nil
      append(EventType.key, key, 0)
    case .packets(let style):
      if style.release == .touchMajorZero {
        contacts[slot]?.isLifting = true
      } else {
        contacts[slot] = nil
      }
      if style.release == .never, contacts.isEmpty { return self }
      if style.release == .touchKey, contacts.isEmpty {
        append(EventType.key, EventCode.touch, 0)
        if !isGrouped { append(EventType.synchronization, EventCode.report, 0) }
        return self
      }
    }
    report()
    contacts = contacts.filter { !$0.value.isLifting }
    return self
  }

  /// The contact turns out to be a palm, or a finger again.
  package consuming func palm(slot: Int = 0, _ isPalm: Bool = true) -> TouchStreamBuilder {
    select(slot)
    slots[slot, default: Slot()].toolType = isPalm ? 2 : 0
    if case .slots = model.style {
      append(EventType.absolute, EventCode.toolType, isPalm ? 2 : 0)
    }
    report()
    return self
  }

  /// The finger leaves the glass but is still seen above it, or comes back.
  package consuming func hover(slot: Int = 0, distance: Int32 = 1) -> TouchStreamBuilder {
    select(slot)
    slots[slot, default: Slot()].distance = distance
    if case .slots = model.style {
      append(EventType.absolute, EventCode.distance, distance)
    }
    report()
    return self
  }

  /// The kernel's buffer runs over: what the steps in `lost` send never arrives.
  package consuming func syncDropped(
    _ lost: (consuming TouchStreamBuilder) -> TouchStreamBuilder = { $0 }
  ) -> TouchStreamBuilder {
    let delivered = events
    var next = lost(self)
    next.events = delivered
    next.append(EventType.synchronization, EventCode.dropped, 0)
    next.append(EventType.synchronization, EventCode.report, 0)
    return next
  }

  /// All steps in `steps` happen in one frame.
  package consuming func together(
    _ steps: (consuming TouchStreamBuilder) -> TouchStreamBuilder
  ) -> TouchStreamBuilder {
    isGrouped = true
    var next = steps(self)
    next.isGrouped = false
    next.report()
    return next
  }

  /// One event, whatever it is, at the present time.
  package consuming func send(_ type: UInt16, _ code: UInt16, _ value: Int32)
    -> TouchStreamBuilder
  {
    append(type, code, value)
    return self
  }
}

extension TouchStreamBuilder {
  private func x(_ place: Place) -> Int32 { value(place.x, model.x) }

  private func y(_ place: Place) -> Int32 { value(place.y, model.y) }

  private func value(_ percent: Double, _ range: AxisRange) -> Int32 {
    Int32(
      (Double(range.minimum)
        + percent / 100 * (Double(range.maximum) - Double(range.minimum))).rounded())
  }

  private func interpolate(_ start: Int32, _ end: Int32, _ part: Double) -> Int32 {
    Int32((Double(start) + (Double(end) - Double(start)) * part).rounded())
  }

  private mutating func append(_ type: UInt16, _ code: UInt16, _ value: Int32) {
    let time = Instant(seconds: 0, microseconds: now)
    events.append(EvdevEvent(time: time, type: type, code: code, value: value))
  }

  private mutating func select(_ slot: Int) {
    guard case .slots = model.style, slot != currentSlot else { return }
    append(EventType.absolute, EventCode.slot, Int32(slot))
    currentSlot = slot
  }

  private mutating func setPosition(_ slot: Int, x: Int32, y: Int32) {
    contacts[slot]?.x = x
    contacts[slot]?.y = y
    switch model.style {
    case .slots:
      guard slots[slot]?.x != x || slots[slot]?.y != y else { return }
      select(slot)
      appendPosition(of: slot, EventCode.positionX, EventCode.positionY)
    case .single: appendPosition(of: slot, EventCode.x, EventCode.y)
    case .packets: break
    }
  }

  private mutating func appendPosition(of slot: Int, _ xCode: UInt16, _ yCode: UInt16) {
    guard let contact = contacts[slot] else { return }
    var known = slots[slot] ?? Slot()
    if known.x != contact.x { append(EventType.absolute, xCode, contact.x) }
    if known.y != contact.y { append(EventType.absolute, yCode, contact.y) }
    known.x = contact.x
    known.y = contact.y
    slots[slot] = known
  }

  /// Ends a frame.
  private mutating func report() {
    if isGrouped { return }
    if case .packets(let style) = model.style {
      appendPackets(style)
    } else if events.last.map({ $0.type == EventType.synchronization }) ?? true {
      // The kernel delivers no empty frames.
      return
    }
    append(EventType.synchronization, EventCode.report, 0)
  }

  private mutating func appendPackets(_ style: ProtocolAStyle) {
    let down = contacts.sorted { $0.key < $1.key }
    for (slot, contact) in down {
      if style.hasTrackingIDs {
        append(EventType.absolute, EventCode.trackingID, contact.trackingID)
      }
      append(EventType.absolute, EventCode.positionX, contact.x)
      append(EventType.absolute, EventCode.positionY, contact.y)
      append(EventType.absolute, EventCode.touchMajor, contact.isLifting ? 0 : 20)
      if let state = slots[slot] {
        append(EventType.absolute, EventCode.toolType, state.toolType)
        append(EventType.absolute, EventCode.distance, state.distance)
      }
      if style.hasReports { append(EventType.synchronization, EventCode.multitouchReport, 0) }
    }
    if down.isEmpty { append(EventType.synchronization, EventCode.multitouchReport, 0) }
    if style.alsoSingleTouch, let first = down.first?.value {
      append(EventType.absolute, EventCode.x, first.x)
      append(EventType.absolute, EventCode.y, first.y)
    }
  }
}
