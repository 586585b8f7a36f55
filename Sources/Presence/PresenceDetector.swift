internal import Geometry
internal import Gestures

/// Tells from a panel's contacts whether somebody is there.
///
/// | what a contact does | somebody is there |
/// | --- | --- |
/// | it lands | yes, unless ghosts are known there |
/// | it moves by more than a pixel from where it landed, or moves on | yes |
/// | it rests | yes, for ten seconds: a ghost may lie there for ever |
/// | it lifts | yes, where it has not rested for longer, and is no ghost |
/// | it is lost | no |
///
/// Not told from a finger: water whose contact wanders.
///
/// It reads no clock and allocates nothing once it has seen the most contacts.
struct PresenceDetector: Sendable {
  /// A contact still for this long is nobody's, in seconds; as for swipes.
  static let ghostAge = 10.0

  private struct Contact {
    let id: ContactID
    let landing: Point
    var movedAt: Instant
    var hasMoved = false
    /// Whether it landed where ghosts do, and has not moved.
    var isGhost: Bool
  }
  private var contacts: [Contact] = []
  private var ghosts = GhostSpots()

  init() {
    contacts.reserveCapacity(16)
  }

  /// Takes in a frame.
  ///
  /// - Returns: The contact by which somebody is there; nil where nobody is.
  mutating func take(_ frame: TouchFrame) -> ContactID? {
    var present: ContactID?
    for change in frame.changes where take(change, at: frame.time) { present = change.contact }
    return present
  }

  private mutating func take(_ change: ContactChange, at time: Instant) -> Bool {
    if change.kind == .landed {
      let isGhost = ghosts.contain(change.position, at: time)
      contacts.append(
        Contact(
          id: change.contact, landing: change.position, movedAt: time, isGhost: isGhost))
      return !isGhost
    }
    guard let index = index(of: change.contact) else { return false }
    switch change.kind {
    case .landed: return false
    case .moved:
      return move(index, to: change.position, at: time)
    case .lifted:
      _ = move(index, to: change.position, at: time)
      let contact = contacts.remove(at: index)
      if contact.hasMoved {
        ghosts.forget(contact.landing)
      } else {
        ghosts.note(contact.landing, at: time)
      }
      return !contact.isGhost && time.seconds(since: contact.movedAt) < Self.ghostAge
    case .lost:
      contacts.remove(at: index)
      return false
    }
  }

  private mutating func move(_ index: Int, to position: Point, at time: Instant) -> Bool {
    let landing = contacts[index].landing
    let isStill =
      abs(position.x - landing.x) <= GhostSpots.reach
      && abs(position.y - landing.y) <= GhostSpots.reach
    guard contacts[index].hasMoved || !isStill else { return false }
    contacts[index].hasMoved = true
    contacts[index].isGhost = false
    contacts[index].movedAt = time
    return true
  }

  /// Until when contacts that rest on the panel say that somebody is there; nil where none does.
  func restingPresence(at now: Instant) -> Instant? {
    var latest: Instant?
    for contact in contacts where !contact.isGhost {
      let end = min(now, contact.movedAt.advanced(bySeconds: Self.ghostAge))
      latest = max(latest ?? end, end)
    }
    return latest
  }

  private func index(of id: ContactID) -> Int? {
    for index in contacts.indices where contacts[index].id == id { return index }
    return nil
  }
}
