package import Geometry

/// When to try something again that has failed: soon at first, then less and less often.
package struct Backoff {
  /// Seconds before the first retry.
  package static let shortest = 0.5
  /// Seconds between retries at most: nobody waits long beside a panel that was plugged in.
  package static let longest = 8.0

  /// When the next attempt is due; nil while nothing has failed.
  package private(set) var deadline: Instant?
  private var delay = shortest

  /// Has nothing to try again.
  package init() {}

  /// Takes note that an attempt has failed.
  package mutating func failed(at now: Instant) {
    deadline = now.advanced(bySeconds: delay)
    delay = min(delay * 2, Self.longest)
  }

  /// Takes note that an attempt is under way; should it fail, the delay is not forgotten.
  package mutating func attempted() {
    deadline = nil
  }

  /// Takes note that an attempt has succeeded for good.
  package mutating func succeeded() {
    self = Backoff()
  }

  /// Whether an attempt is due.
  package func isDue(at now: Instant) -> Bool {
    deadline.map { $0 <= now } ?? false
  }
}
