public import Geometry

/// Decides at touch-down whether a contact may become an edge swipe.
///
/// A contact is judged by its *first* position, because by the time it is seen to move the finger
/// has left the zone, and it must be the only contact in play: two fingers mean something else.
public struct EdgeZoneDetector: Sendable {
  /// What a touch-down may become.
  public enum Verdict: Hashable, Sendable {
    /// It is outside the zones: content.
    case outside
    /// It may become a swipe from this edge.
    case candidate(ScreenEdge)
    /// It is in a zone, but cannot become a swipe.
    case refused(ScreenEdge, GestureFailure)
  }

  /// Where swipes may start.
  public var zones: EdgeZones
  private var inPlay = ContactsInPlay()

  /// Watches the given zones.
  public init(zones: EdgeZones) {
    self.zones = zones
  }

  /// Judges a contact that has just landed.
  ///
  /// - Parameters:
  ///   - contact: Which contact.
  ///   - position: Its first position.
  ///   - isExcluded: Whether the screen keeps the place for itself.
  ///   - time: Now.
  public mutating func landed(
    _ contact: ContactID, at position: Point, isExcluded: Bool, time: Instant
  ) -> Verdict {
    inPlay.land(contact, at: time)
    guard let edge = zones.edge(at: position.x) else { return .outside }
    if inPlay.holdsOther(than: contact, at: time) { return .refused(edge, .secondContact) }
    if isExcluded { return .refused(edge, .excluded) }
    return .candidate(edge)
  }

  /// Notes a move; true where that counts as another finger's landing, because the contact had
  /// been taken for a ghost.
  public mutating func moved(_ contact: ContactID, time: Instant) -> Bool {
    inPlay.move(contact, at: time)
  }

  /// Forgets a contact that lifted or was lost.
  public mutating func ended(_ contact: ContactID) {
    inPlay.remove(contact)
  }

  /// Whether `contact` is in play, and the only one.
  public func isAlone(_ contact: ContactID, at time: Instant) -> Bool {
    inPlay.holds(contact, at: time) && !inPlay.holdsOther(than: contact, at: time)
  }
}
