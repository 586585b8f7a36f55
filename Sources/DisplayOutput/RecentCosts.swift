/// How long the last frames took to compose; a ring that allocates only when it is made.
struct RecentCosts: Sendable {
  /// A second of motion at 60 Hz: long enough for a percentile, short enough to follow a change.
  static let capacity = 64

  private var ring: [Double] = []
  private var sorted: [Double] = []
  private var next = 0

  init() {
    ring.reserveCapacity(Self.capacity)
    sorted.reserveCapacity(Self.capacity)
  }

  /// Adds the cost of a frame in seconds and forgets the oldest one where the ring is full.
  mutating func add(_ cost: Double) {
    if ring.count < Self.capacity {
      ring.append(cost)
    } else {
      if let index = sorted.firstIndex(of: ring[next]) { sorted.remove(at: index) }
      ring[next] = cost
      next = (next + 1) % Self.capacity
    }
    sorted.insert(cost, at: sorted.firstIndex { $0 > cost } ?? sorted.count)
  }

  /// The cost that 95 of 100 frames did not exceed (nearest rank); `nil` before the first frame.
  var percentile95: Double? {
    guard !sorted.isEmpty else { return nil }
    return sorted[(sorted.count * 95 + 99) / 100 - 1]
  }
}
