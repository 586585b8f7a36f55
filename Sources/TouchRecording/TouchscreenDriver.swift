internal import Geometry
internal import Gestures

/// What the driver of a touchscreen that does not exist sends while fingers are on the glass.
///
/// Each call is a frame of its own, except for `move` and while `isGrouped`. Like the kernel, it leaves
/// out values that a slot already has.
struct TouchscreenDriver: Sendable {
  struct Contact {
    var trackingID: Int32
    var x: Int32
    var y: Int32
    var isLifting = false
  }

  private struct Slot {
    var x: Int32?
    var y: Int32?
    var toolType: Int32 = 0
    var distance: Int32 = 0
  }

  /// The panel that is touched.
  let model: PanelModel
  /// The events so far.
  private(set) var events: [EvdevEvent] = []
  /// What touches the glass, by its slot.
  private(set) var contacts: [Int: Contact] = [:]
  /// Microseconds since the clock's start.
  var now: Int64
  /// Whether what is sent belongs to the same frame as what comes.
  var isGrouped = false
  private var nextTrackingID: Int32 = 100
  private var currentSlot = 0
  private var slots: [Int: Slot] = [:]

  /// Has sent nothing yet.
  init(_ model: PanelModel, now: Int64) {
    self.model = model
    self.now = now
  }

  /// A finger lands.
  mutating func down(_ slot: Int, x: Int32, y: Int32) {
    let contact = Contact(trackingID: nextTrackingID, x: x, y: y)
    contacts[slot] = contact
    nextTrackingID += 1
    switch model.style {
    case .slots(_, let hasTouchKey):
      select(slot)
      send(EventType.absolute, EventCode.trackingID, contact.trackingID)
      sendPosition(of: slot, EventCode.positionX, EventCode.positionY)
      if hasTouchKey, contacts.count == 1 { send(EventType.key, EventCode.touch, 1) }
    case .single(let key):
      send(EventType.key, key, 1)
      sendPosition(of: slot, EventCode.x, EventCode.y)
    case .packets(let style):
      if style.release == .touchKey, contacts.count == 1 {
        send(EventType.key, EventCode.touch, 1)
      }
    }
    report()
  }

  /// A finger is elsewhere; `report` ends the frame.
  mutating func move(_ slot: Int, x: Int32, y: Int32) {
    contacts[slot]?.x = x
    contacts[slot]?.y = y
    switch model.style {
    case .slots:
      guard slots[slot]?.x != x || slots[slot]?.y != y else { return }
      select(slot)
      sendPosition(of: slot, EventCode.positionX, EventCode.positionY)
    case .single: sendPosition(of: slot, EventCode.x, EventCode.y)
    case .packets: break
    }
  }

  /// A finger lifts, if it is there.
  mutating func up(_ slot: Int) {
    guard contacts[slot] != nil else { return }
    switch model.style {
    case .slots(_, let hasTouchKey):
      contacts[slot] = nil
      select(slot)
      send(EventType.absolute, EventCode.trackingID, -1)
      if hasTouchKey, contacts.isEmpty { send(EventType.key, EventCode.touch, 0) }
    case .single(let key):
      contacts[slot] = nil
      send(EventType.key, key, 0)
    case .packets(let style):
      if style.release == .touchMajorZero {
        contacts[slot]?.isLifting = true
      } else {
        contacts[slot] = nil
      }
      if style.release == .never, contacts.isEmpty { return }
      if style.release == .touchKey, contacts.isEmpty {
        send(EventType.key, EventCode.touch, 0)
        if !isGrouped { send(EventType.synchronization, EventCode.report, 0) }
        return
      }
    }
    report()
    contacts = contacts.filter { !$0.value.isLifting }
  }

  /// The panel takes a contact for another tool.
  mutating func setToolType(_ type: Int32, of slot: Int) {
    select(slot)
    slots[slot, default: Slot()].toolType = type
    if case .slots = model.style { send(EventType.absolute, EventCode.toolType, type) }
    report()
  }

  /// The panel sees a contact at another distance from the glass.
  mutating func setDistance(_ distance: Int32, of slot: Int) {
    select(slot)
    slots[slot, default: Slot()].distance = distance
    if case .slots = model.style { send(EventType.absolute, EventCode.distance, distance) }
    report()
  }

  /// The kernel's buffer has run over: it holds this many events, and what came after them is lost.
  mutating func overrun(after count: Int) {
    events.removeSubrange(count...)
    send(EventType.synchronization, EventCode.dropped, 0)
    send(EventType.synchronization, EventCode.report, 0)
  }

  /// Ends a frame.
  mutating func report() {
    if isGrouped { return }
    if case .packets(let style) = model.style {
      sendPackets(style)
    } else if events.last.map({ $0.type == EventType.synchronization }) ?? true {
      // The kernel delivers no empty frames.
      return
    }
    send(EventType.synchronization, EventCode.report, 0)
  }

  /// Sends any event at all.
  mutating func send(_ type: UInt16, _ code: UInt16, _ value: Int32) {
    let time = Instant(seconds: 0, microseconds: now)
    events.append(EvdevEvent(time: time, type: type, code: code, value: value))
  }

  private mutating func select(_ slot: Int) {
    guard case .slots = model.style, slot != currentSlot else { return }
    send(EventType.absolute, EventCode.slot, Int32(slot))
    currentSlot = slot
  }

  private mutating func sendPosition(of slot: Int, _ xCode: UInt16, _ yCode: UInt16) {
    guard let contact = contacts[slot] else { return }
    var known = slots[slot] ?? Slot()
    if known.x != contact.x { send(EventType.absolute, xCode, contact.x) }
    if known.y != contact.y { send(EventType.absolute, yCode, contact.y) }
    known.x = contact.x
    known.y = contact.y
    slots[slot] = known
  }

  private mutating func sendPackets(_ style: ProtocolAStyle) {
    let down = contacts.sorted { $0.key < $1.key }
    for (slot, contact) in down {
      if style.hasTrackingIDs {
        send(EventType.absolute, EventCode.trackingID, contact.trackingID)
      }
      send(EventType.absolute, EventCode.positionX, contact.x)
      send(EventType.absolute, EventCode.positionY, contact.y)
      send(EventType.absolute, EventCode.touchMajor, contact.isLifting ? 0 : 20)
      if let state = slots[slot] {
        send(EventType.absolute, EventCode.toolType, state.toolType)
        send(EventType.absolute, EventCode.distance, state.distance)
      }
      if style.hasReports { send(EventType.synchronization, EventCode.multitouchReport, 0) }
    }
    if down.isEmpty { send(EventType.synchronization, EventCode.multitouchReport, 0) }
    if style.alsoSingleTouch, let first = down.first?.value {
      send(EventType.absolute, EventCode.x, first.x)
      send(EventType.absolute, EventCode.y, first.y)
    }
  }
}
