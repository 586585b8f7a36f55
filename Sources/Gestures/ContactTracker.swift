public import Geometry

/// Turns a touchscreen's event stream into contacts: who touches, where, from landing to lift.
///
/// The goal is that nothing a real panel sends makes a contact appear where no finger is, jump, or
/// stay down for ever.
///
/// Words: a *slot* is the kernel's place for one contact; a *contact* is one finger from landing to
/// lift, named by a `ContactID` of ours; a *frame* is everything up to a `SYN_REPORT`, and carries
/// that report's time stamp. A slot goes through
///
/// ```
///           id >= 0                both axes known, on the glass
///   none ------------> arriving ---------------------------------> live
///    ^                    |                                        ^ |
///    |       id -1        |                   back on the glass,   | | leaves
///    +--------------------+                   a new contact        | | the glass
///    |       id -1                                                 | v
///    +---------------------------------------------------------- hovering
///    |       id -1                      palm, fault, dropped
///    +--------------------------- dead <---------------------------- live
/// ```
///
/// What it answers:
/// 1. Protocol B is driven by `ABS_MT_TRACKING_ID` alone; `BTN_TOUCH` comes late, early or never.
/// 2. An axis that a landing does not repeat keeps the slot's last value; one never reported is
///    unknown, not 0, and there is no contact until both are known.
/// 3. A tracking number replaced without -1 is a lift and a landing; both are delivered.
/// 4. Values up to 2 % of the range beyond an axis are clamped, farther ones are dropped.
/// 5. A step of more than 10 % of a side at more than 15 sides a second is a fault of the sensor,
///    not a finger; the contact is dead until it lifts.
/// 6. `SYN_DROPPED` loses every open contact, and all that comes before the next report.
/// 7. A contact found down when the device is opened is dead until it lifts.
/// 8. A press and release within one frame is a tap of no length.
/// 9. A protocol A panel that never reports a release falls silent; the contact is lost then. One
///    that was dead already has lifted: it would stay dead for ever.
///
/// Not handled here: devices that report a finger on other axes than the usual ones, and panels
/// whose axes are swapped without saying so; both are a matter of the calibration matrix.
///
/// The tracker reads no clock and allocates nothing once its frame has grown to the panel's number
/// of slots.
public struct ContactTracker: Sendable {
  /// Positions this far beyond an axis, in parts of its range, are clamped; farther ones are ghosts.
  static let tolerance = 0.02
  /// A step longer than this part of a side may be a fault of the sensor.
  static let longestStep = 0.1
  /// A long step faster than this, in sides a second, is one: people stay below 7.
  static let highestSpeed = 15.0
  /// `ABS_MT_TOOL_TYPE` of a palm.
  static let palmTool: Int32 = 2
  /// A protocol A panel silent for this long, in seconds, has nothing on it: such panels report in
  /// every scan while they are touched.
  static let longestSilence = 1.0

  /// What the touchscreen says of itself.
  public let axes: TouchscreenAxes
  /// Where its positions are on the logical screen.
  ///
  /// Change it only while no contact is open.
  public var mapping: TouchMapping
  /// The frame that the last event completed.
  public internal(set) var frame = TouchFrame(time: .zero)

  var slots: [TrackedSlot]
  /// The slot that the next events speak of; nil after a number no slot has.
  var current: Int?
  /// After `SYN_DROPPED`, until the next report.
  var isDiscarding = false
  var nextID: UInt64
  var lastReport = Instant.zero

  /// A contact that lifted within the frame being received, and where.
  struct Lift {
    let contact: TrackedSlot.LiveContact
    let fraction: Point
    let isPalm: Bool
  }
  var lifts: [Lift] = []
  /// Where contacts both landed and lifted within the frame being received.
  var taps: [Point] = []

  /// Starts tracking.
  ///
  /// - Parameters:
  ///   - axes: What the touchscreen says of itself; its ranges must not be empty.
  ///   - mapping: Where its positions are on the logical screen.
  ///   - device: Tells the contacts of several touchscreens on one panel apart.
  ///   - states: What the kernel held at opening, slot by slot; empty for a recording.
  ///   - currentSlot: The slot that the first events speak of.
  public init(
    axes: TouchscreenAxes, mapping: TouchMapping, device: UInt16 = 0,
    slots states: [SlotState] = [],
    currentSlot: Int = 0
  ) {
    self.axes = axes
    self.mapping = mapping
    nextID = UInt64(device) << 48
    slots = Array(repeating: TrackedSlot(), count: axes.slotCount)
    current = slots.indices.contains(currentSlot) ? currentSlot : nil
    frame.changes.reserveCapacity(slots.count * 2)
    lifts.reserveCapacity(slots.count)
    taps.reserveCapacity(slots.count)
    adopt(states)
  }

  /// Takes in one event; true where it completed a frame in which something happened.
  public mutating func receive(_ event: EvdevEvent) -> Bool {
    switch (event.type, event.code) {
    case (EventType.synchronization, EventCode.report):
      return report(at: event.time)
    case (EventType.synchronization, EventCode.dropped):
      let lost = loseOpenContacts(at: event.time)
      isDiscarding = true
      return lost
    default:
      if !isDiscarding { take(event) }
      return false
    }
  }

  /// Takes over what the kernel holds after events were dropped.
  ///
  /// A contact that is still down stays dead until it lifts; so is one that landed in the gap,
  /// because nobody knows where.
  public mutating func resynchronise(_ states: [SlotState], currentSlot: Int) {
    current = slots.indices.contains(currentSlot) ? currentSlot : nil
    isDiscarding = false
    adopt(states)
  }

  /// Loses every open contact; true where there was one.
  ///
  /// They are dead until they lift.
  ///
  /// For everything that ends gestures from outside: events dropped, console switched away,
  /// suspend, rotation.
  public mutating func loseOpenContacts(at time: Instant) -> Bool {
    beginFrame(at: time)
    for lift in lifts { note(.lost(.lost), lift.contact.id, at: lift.contact.fraction) }
    lifts.removeAll(keepingCapacity: true)
    taps.removeAll(keepingCapacity: true)
    for index in slots.indices {
      slots[index].isChanged = false
      // What fell silent is on the glass no more, and can never lift.
      if case .silent = slots[index].occupant { continue }
      lose(index, because: .lost)
      if slots[index].trackingID >= 0 { slots[index].occupant = .dead }
    }
    return !frame.changes.isEmpty
  }

  /// Loses every open contact because the device is gone; true where there was one.
  public mutating func deviceRemoved(at time: Instant) -> Bool {
    let lost = loseOpenContacts(at: time)
    for index in slots.indices { slots[index] = TrackedSlot() }
    return lost
  }

  /// When the panel counts as silent, if it can and something is on it.
  public var deadline: Instant? {
    guard case .convertedSlots = axes.contactProtocol else { return nil }
    for slot in slots {
      switch slot.occupant {
      case .live, .dead: return lastReport.advanced(bySeconds: Self.longestSilence)
      case .none, .arriving, .hovering, .silent: break
      }
    }
    return nil
  }

  /// Says that `deadline` has passed; true where contacts were lost by it.
  public mutating func deadlinePassed(at time: Instant) -> Bool {
    guard let deadline, deadline <= time else { return false }
    beginFrame(at: deadline)
    for index in slots.indices {
      switch slots[index].occupant {
      case .live:
        lose(index, because: .lost)
        slots[index].occupant = .silent
      case .dead: slots[index].occupant = .silent
      case .none, .arriving, .hovering, .silent: break
      }
    }
    return !frame.changes.isEmpty
  }
}
