/// A moment on the kernel's monotonic clock, in nanoseconds.
///
/// Input events and page flips are stamped with the same clock, so they compare. The core never
/// reads it: whoever calls says what time it is. (Swift's own `ContinuousClock` counts suspended
/// time on Linux and does not compare with kernel time stamps.)
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the clock's arbitrary start.
  public var nanoseconds: Int64

  /// Makes an instant from nanoseconds of the monotonic clock.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Makes an instant from the two parts of a kernel time stamp.
  public init(seconds: Int64, microseconds: Int64) {
    nanoseconds = seconds &* 1_000_000_000 &+ microseconds &* 1000
  }

  /// The clock's start, where synthetic streams begin.
  public static let zero = Instant(nanoseconds: 0)

  /// Seconds from `earlier` to this instant; negative where `earlier` is later.
  ///
  /// The difference wraps instead of trapping: a device may stamp its events with anything.
  public func seconds(since earlier: Instant) -> Double {
    Double(nanoseconds &- earlier.nanoseconds) / 1e9
  }

  /// The instant `seconds` later, to the nearest nanosecond.
  public func advanced(bySeconds seconds: Double) -> Instant {
    let distance = (seconds * 1e9).rounded()
    guard abs(distance) < 9.2e18 else { return self }
    return Instant(nanoseconds: nanoseconds &+ Int64(distance))
  }

  /// The instant in whole microseconds, which is all that evdev and traces can say.
  public var roundedToMicrosecond: Instant {
    let excess = ((nanoseconds % 1000) + 1000) % 1000
    return Instant(nanoseconds: nanoseconds &- excess &+ (excess < 500 ? 0 : 1000))
  }

  /// Orders instants by time.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}

extension Instant? {
  /// Makes a deadline that of two which comes first; nil is one that never comes.
  package mutating func bring(forwardTo other: Instant?) {
    guard let other else { return }
    self = map { min($0, other) } ?? other
  }
}
