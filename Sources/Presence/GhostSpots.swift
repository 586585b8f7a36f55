internal import Geometry

/// Where a panel reports touches that nobody makes.
///
/// Some panels send a contact of no length at one spot again and again (every 12.9 s, twice a
/// second), others one that lies there for a while. A finger that taps one button does not come down
/// on the same pixel each time; a fault of the panel does. So the fifth contact in the same place, none
/// of which moved, is a ghost, and so is each one after it, until
///
/// - one of them moves: that is a finger, and the spot is forgotten, or
/// - nothing was there for an hour, or eight other spots were touched since.
///
/// A visitor's first tap therefore always counts, and a ghost's first four do.
struct GhostSpots: Sendable {
  /// How many contacts that never moved make the next one in the same place a ghost.
  static let repeats = 4
  /// Contacts this near to each other, along x and y, are in the same place; in pixels.
  static let reach = 1.0
  /// How long a spot is remembered, in seconds.
  static let memory = 3600.0
  /// How many spots are remembered.
  static let capacity = 8

  private struct Spot {
    var position: Point
    var count: Int
    var seenAt: Instant
  }
  private var spots: [Spot] = []

  init() {
    spots.reserveCapacity(Self.capacity)
  }

  /// Whether a contact that lands here is a ghost, unless it moves.
  func contain(_ position: Point, at time: Instant) -> Bool {
    guard let index = index(of: position) else { return false }
    let spot = spots[index]
    return spot.count >= Self.repeats && time.seconds(since: spot.seenAt) < Self.memory
  }

  /// Notes a contact that has ended where it landed.
  mutating func note(_ position: Point, at time: Instant) {
    if let index = index(of: position) {
      let isForgotten = time.seconds(since: spots[index].seenAt) >= Self.memory
      spots[index].count = isForgotten ? 1 : spots[index].count + 1
      spots[index].seenAt = time
      return
    }
    if spots.count == Self.capacity { removeOldest() }
    spots.append(Spot(position: position, count: 1, seenAt: time))
  }

  /// Notes that a finger was there.
  mutating func forget(_ position: Point) {
    if let index = index(of: position) { spots.remove(at: index) }
  }

  private mutating func removeOldest() {
    var oldest = 0
    for index in spots.indices where spots[index].seenAt < spots[oldest].seenAt { oldest = index }
    spots.remove(at: oldest)
  }

  private func index(of position: Point) -> Int? {
    for index in spots.indices {
      let spot = spots[index].position
      if abs(spot.x - position.x) <= Self.reach, abs(spot.y - position.y) <= Self.reach {
        return index
      }
    }
    return nil
  }
}
