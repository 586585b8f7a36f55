internal import Geometry

/// Everything on a screen that is going to change by itself.
///
/// A class, because what it calls may well lead back to it.
@MainActor
final class Clockwork {
  /// Seconds between frames where nobody knows the display's own.
  static let frame = 1.0 / 60

  private var running: [any Timed] = []

  /// Follows something as long as it has a deadline.
  func follow(_ timed: any Timed) {
    guard timed.deadline != nil, !running.contains(where: { $0 === timed }) else { return }
    running.append(timed)
  }

  /// Lets time pass.
  func advance(to time: Instant) {
    for timed in running { timed.advance(to: time) }
    running.removeAll { $0.deadline == nil }
  }

  /// When the next thing changes; nil where nothing does.
  var deadline: Instant? { running.compactMap(\.deadline).min() }

  /// Whether something moves.
  var isAnimating: Bool { running.contains(where: \.isAnimating) }

  /// Brings everything to rest at once.
  func stop() {
    for timed in running { timed.rest() }
    running.removeAll()
  }
}
