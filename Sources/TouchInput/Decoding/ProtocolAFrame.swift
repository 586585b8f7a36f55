internal import Gestures

/// One frame of a protocol A panel, cleaned of what drivers do differently from the documentation.
///
/// Protocol A repeats every contact in every frame, as a packet of axes that `SYN_MT_REPORT` ends:
///
/// ```
///   X Y  X Y                 two contacts
///     |    |   |
///    MTR  MTR  SYN_REPORT
/// ```
///
/// Handled:
/// 1. A lift is an absent packet; the last one an empty packet. (The documentation.)
/// 2. A lift is `BTN_TOUCH` 0 with no packet at all, or with the last packet once more.
/// 3. A lift is the packet once more with `ABS_MT_TOUCH_MAJOR` 0, or `ABS_MT_DISTANCE` above 0.
/// 4. No `SYN_MT_REPORT` is sent: the frame is one contact.
/// 5. `ABS_X` and `ABS_Y` follow, of the same finger: they are not looked at, so it counts once.
/// 6. Numbers (`ABS_MT_TRACKING_ID`) are missing, or two packets have the same one: see
///    `hasUsableNumbers`.
///
/// A lift that is never told leaves the panel silent; `ContactTracker` times that out.
struct ProtocolAFrame {
  /// More contacts than any such panel tells apart.
  ///
  /// libmtdev 1.1 has 32 places and never returns once the last one is used: it walks over them by
  /// shifting a 32-bit mask, on which a shift by 32 does nothing. With 15 contacts a frame at most
  /// 30 places are used, even where all lift and as many others land.
  static let limit = 15

  /// The key that is up when nothing touches, where the panel has one.
  private let touchKey: UInt16?
  /// The contacts so far.
  private(set) var contacts: [ProtocolAPacket] = []
  private var packet = ProtocolAPacket()
  private var hasReports = false
  private var isReleased = false

  init(touchKey: UInt16?) {
    self.touchKey = touchKey
    contacts.reserveCapacity(Self.limit)
  }

  /// Whether the frame says which contacts there are; else it leaves them as they were.
  var tellsContacts: Bool { hasReports || isReleased || !contacts.isEmpty }

  /// Whether the contacts can be told apart by their numbers.
  var hasUsableNumbers: Bool {
    for (index, contact) in contacts.enumerated() {
      guard let id = contact.trackingID, id >= 0 else { return false }
      for other in contacts[..<index] where other.trackingID == id { return false }
    }
    return true
  }

  /// Forgets everything, for the next frame.
  mutating func begin() {
    contacts.removeAll(keepingCapacity: true)
    packet = ProtocolAPacket()
    hasReports = false
    isReleased = false
  }

  /// Takes in an event that is not the frame's end.
  mutating func take(_ event: EvdevEvent) {
    switch (event.type, event.code) {
    case (EventType.absolute, EventCode.positionX): packet.x = event.value
    case (EventType.absolute, EventCode.positionY): packet.y = event.value
    case (EventType.absolute, EventCode.trackingID): packet.trackingID = event.value
    case (EventType.absolute, EventCode.touchMajor): packet.touchMajor = event.value
    case (EventType.absolute, EventCode.toolType): packet.toolType = event.value
    case (EventType.absolute, EventCode.distance): packet.distance = event.value
    case (EventType.synchronization, EventCode.multitouchReport):
      hasReports = true
      closePacket()
    case (EventType.key, let key) where key == touchKey: isReleased = event.value == 0
    default: break
    }
  }

  /// Takes in the frame's end.
  mutating func end() {
    if !hasReports { closePacket() }
    if isReleased { contacts.removeAll(keepingCapacity: true) }
  }

  private mutating func closePacket() {
    if packet.isContact, contacts.count < Self.limit { contacts.append(packet) }
    if packet.x != nil, packet.y != nil { hasReports = true }
    packet = ProtocolAPacket()
  }
}
