package import Geometry

/// When to try again what failed: soon at first, then less and less often, and not for ever.
///
/// A new device node exists before udev has set its permissions, and a panel may need a moment to
/// wake; both are over within seconds. What still fails after half a minute waits for an event, so
/// that a kiosk without a touchscreen is at rest.
package struct RetryBackoff: Hashable, Sendable {
  /// Seconds until the first retry.
  package static let shortest = 0.05
  /// Seconds between retries at most.
  package static let longest = 5.0
  /// As many retries as fit into about half a minute.
  package static let limit = 11

  private var retries = 0
  /// When to try again; nil where there is nothing to retry, or not any more.
  package private(set) var deadline: Instant?

  /// Nothing has failed yet.
  package init() {}

  /// It failed at `now`.
  package mutating func failed(at now: Instant) {
    guard retries < Self.limit else {
      deadline = nil
      return
    }
    let wait = min(Self.shortest * Double(1 << retries), Self.longest)
    retries += 1
    deadline = now.advanced(bySeconds: wait)
  }

  /// Whether the time to try again has come; true once for each deadline.
  package mutating func takeRetry(at now: Instant) -> Bool {
    guard let deadline, deadline <= now else { return false }
    self.deadline = nil
    return true
  }

  /// It worked, or the circumstances have changed: start anew.
  package mutating func reset() {
    self = RetryBackoff()
  }
}
