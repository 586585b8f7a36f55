package import Geometry
package import Gestures

/// What a screen's views are told of a contact.
nonisolated package struct ViewTouch: Hashable, Sendable {
  /// The life of a contact, as views see it.
  package enum Phase: Hashable, Sendable {
    /// It landed.
    case began
    /// It moved.
    case moved
    /// It lifted.
    case ended
    /// A swipe took it, or it was lost: what it pressed is not pressed any more, for good.
    case cancelled
  }

  /// Which contact.
  package var contact: ContactID
  /// What happened.
  package var phase: Phase
  /// Where it is, in points of the screen.
  package var location: CGPoint
  /// Whether it is the only contact in play.
  package var isAlone: Bool
  /// When the kernel stamped it.
  package var time: Instant

  /// Describes what happened to a contact.
  package init(
    contact: ContactID, phase: Phase, location: CGPoint, isAlone: Bool = true, time: Instant
  ) {
    self.contact = contact
    self.phase = phase
    self.location = location
    self.isAlone = isAlone
    self.time = time
  }
}
