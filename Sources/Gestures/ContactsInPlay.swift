internal import Geometry

/// Which contacts are down, and which of them count as fingers.
///
/// A panel with water or dirt on it, or a tired controller, holds contacts that never move. Such a
/// ghost must not keep the swipe from everybody else, so a contact that has not moved for ten
/// seconds is out of play; should it move, that counts as a landing.
struct ContactsInPlay: Sendable {
  /// A contact still for this long is out of play, in seconds.
  static let ghostAge = 10.0

  private struct Entry {
    var id: ContactID
    var movedAt: Instant
  }
  private var entries: [Entry] = []

  init() {
    entries.reserveCapacity(16)
  }

  /// How many contacts are down, ghosts included.
  var count: Int { entries.count }

  /// Whether a contact other than `id` is in play.
  func holdsOther(than id: ContactID, at time: Instant) -> Bool {
    for entry in entries where entry.id != id {
      if time.seconds(since: entry.movedAt) < Self.ghostAge { return true }
    }
    return false
  }

  /// Whether `id` is in play: down, and no ghost.
  func holds(_ id: ContactID, at time: Instant) -> Bool {
    for entry in entries where entry.id == id {
      return time.seconds(since: entry.movedAt) < Self.ghostAge
    }
    return false
  }

  mutating func land(_ id: ContactID, at time: Instant) {
    entries.append(Entry(id: id, movedAt: time))
  }

  /// Notes a move; true where a ghost came into play by it.
  mutating func move(_ id: ContactID, at time: Instant) -> Bool {
    for index in entries.indices where entries[index].id == id {
      let wasGhost = time.seconds(since: entries[index].movedAt) >= Self.ghostAge
      entries[index].movedAt = time
      return wasGhost
    }
    return false
  }

  mutating func remove(_ id: ContactID) {
    for index in entries.indices where entries[index].id == id {
      entries.swapAt(index, entries.count - 1)
      entries.removeLast()
      return
    }
  }
}
