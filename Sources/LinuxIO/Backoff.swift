package import Geometry

/// When to try something again that has failed: soon at first, then less and less often, and, where
/// there is a limit, not for ever.
package struct Backoff: Hashable, Sendable {
  /// When the next attempt is due; nil while nothing has failed, and once it has too often.
  package private(set) var deadline: Instant?
  private let shortest: Double
  private let longest: Double
  private let limit: Int
  private let rarest: Double
  private var delay: Double
  /// How many attempts have failed since the last one that has not.
  package private(set) var failures = 0

  /// Has nothing to try again.
  ///
  /// As it is if nothing else is said, nobody waits long beside a panel that was plugged in.
  ///
  /// - Parameters:
  ///   - shortest: Seconds before the first retry; each one after it waits twice as long.
  ///   - longest: Seconds between retries at most.
  ///   - limit: How many retries there are before only news can help; nil for as many as it takes.
  ///   - rarest: Seconds between retries at most that go on beyond the limit; `longest` if not given.
  package init(
    shortest: Double = 0.5, longest: Double = 8, limit: Int? = nil, rarest: Double? = nil
  ) {
    self.shortest = shortest
    self.longest = longest
    self.limit = limit ?? .max
    self.rarest = rarest ?? longest
    delay = shortest
  }

  /// Takes note that an attempt has failed.
  ///
  /// - Parameters:
  ///   - now: When it has.
  ///   - isLimited: Whether only news can help once there were as many retries as there may be.
  package mutating func failed(at now: Instant, isLimited: Bool = true) {
    guard failures < limit || !isLimited else {
      deadline = nil
      return
    }
    failures += 1
    deadline = now.advanced(bySeconds: delay)
    delay = min(delay * 2, failures < limit ? longest : rarest)
  }

  /// Puts off an attempt that is due, because this is no moment for it.
  package mutating func postpone(at now: Instant) {
    deadline = now.advanced(bySeconds: shortest)
  }

  /// Takes note that an attempt is under way; should it fail, the delay is not forgotten.
  package mutating func attempted() {
    deadline = nil
  }

  /// Takes note that an attempt has succeeded for good, or that what failed may do so no more.
  package mutating func succeeded() {
    deadline = nil
    delay = shortest
    failures = 0
  }

  /// Whether a failure is followed by a retry although only so many are made.
  package var hasRetries: Bool { failures < limit }

  /// Whether an attempt is due.
  package func isDue(at now: Instant) -> Bool {
    deadline.map { $0 <= now } ?? false
  }
}
