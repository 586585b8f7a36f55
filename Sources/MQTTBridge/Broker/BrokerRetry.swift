internal import Geometry

/// When a broker that is away is looked for again: soon, then less and less often, up to once a minute,
/// and not at the moment at which all other kiosks look for the one that they have lost together.
struct BrokerRetry: Hashable, Sendable {
  /// Seconds until it is looked for again at first, at most.
  static let shortest = 2.0
  /// Seconds between two attempts at most.
  static let longest = 60.0
  /// Seconds that a connection holds that was no mere attempt: of two clients of one name each sends
  /// the other away at once, again and again.
  static let proof = 30.0

  private var delay = shortest
  private var joined: Instant?

  /// Has lost nothing yet.
  init() {}

  /// Takes note that the broker has let this client in.
  mutating func joined(at now: Instant) { joined = now }

  /// Takes note that a connection was lost, or could not be made.
  ///
  /// - Parameters:
  ///   - now: The present moment.
  ///   - luck: By chance, 0..<1.
  /// - Returns: When to try again, and whether this client was let in and could not stay.
  mutating func lost(at now: Instant, luck: Double) -> (next: Instant, wasBrief: Bool) {
    let wasBrief = joined.map { now < $0.advanced(bySeconds: Self.proof) } ?? false
    if joined != nil, !wasBrief { delay = Self.shortest }
    joined = nil
    defer { delay = min(delay * 2, Self.longest) }
    return (now.advanced(bySeconds: delay * (1 + luck) / 2), wasBrief)
  }
}
