internal import Geometry

/// Tells sane flip stamps from the zeros and the garbage that some drivers give.
///
/// A stamp that went backwards, or that is more than a second from now, would throw the frame
/// clock off for as long as it is believed.
struct FlipClock {
  /// Seconds that a believed stamp may be away from now.
  static let tolerance = 1.0

  /// Whether the last stamp was believed.
  private(set) var isSane = true
  private var last: Instant?

  /// The time of a flip: its stamp, or now where the stamp cannot be.
  mutating func time(ofStamp stamp: Instant, now: Instant) -> Instant {
    let goesForward = last.map { stamp > $0 } ?? true
    isSane =
      stamp.nanoseconds > 0 && goesForward && abs(stamp.seconds(since: now)) <= Self.tolerance
    let time = isSane ? stamp : now
    last = time
    return time
  }
}
