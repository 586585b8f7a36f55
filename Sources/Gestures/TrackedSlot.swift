internal import Geometry

/// One slot of a touchscreen: the axes' last values, and the contact in it, if any.
struct TrackedSlot: Sendable {
  /// What is in a slot.
  enum Occupant: Sendable {
    /// Nothing.
    case none
    /// A contact that is down but not yet a contact to anybody: its position is not known.
    case arriving
    /// A contact seen above the glass. Until a report says that it has come down, it touches
    /// nothing, so leaving is no tap.
    case hovering
    /// A contact that was announced.
    case live(LiveContact)
    /// A contact that was lost; it is dead until it lifts.
    case dead
    /// A contact of a protocol A panel that fell silent. It cannot lift any more, so its next
    /// position is a new contact.
    case silent
  }

  /// A contact that was announced by a landing.
  struct LiveContact: Sendable {
    /// Its name.
    var id: ContactID
    /// Where it was last, in fractions of the logical screen.
    var fraction: Point
    /// When it was last sampled.
    var sampledAt: Instant
    /// How often it is sampled while it moves.
    var intervals = ReportIntervals()
  }

  /// The kernel's number of the contact, -1 for none.
  var trackingID: Int32 = -1
  /// The last accepted value of the x axis, unknown until it is first reported.
  var x: Int32?
  /// The last accepted value of the y axis, unknown until it is first reported.
  var y: Int32?
  /// Whether the contact is above the glass instead of on it.
  var isHovering = false
  /// Whether the contact is a palm.
  var isPalm = false
  /// What is in the slot.
  var occupant = Occupant.none
  /// Whether the frame being received said anything of this slot.
  var isChanged = false
}
