internal import Geometry

/// The motion of a transition that nobody holds: from where it is to one of its ends.
///
/// After a finger lifts, the screens must go on as fast as it moved them, so that the eye sees one
/// movement. With d the way that is left and v the speed towards the target (widths a second),
///
/// ```
///   T = min(max(0.1 s, D d), d / v)          D = the duration of a whole transition
/// ```
///
/// and progress is the cubic Hermite that starts with p and v and ends at the target with speed 0
/// after T. Because v T <= d, it is monotone and never overshoots: a cubic Hermite is monotone while
/// its end slopes are at most three times the chord's.
struct Settle: Sendable {
  /// How the way is spread over the time.
  enum Shape: Sendable {
    /// Starts at the given speed, in progress a second, and ends at rest.
    case hermite(velocity: Double)
    /// Follows a curve.
    case curve(any TimingCurve)
  }

  /// When it started.
  let start: Instant
  /// How long it takes, in seconds.
  let duration: Double
  /// Progress at the start, 0...1.
  let from: Double
  /// Progress at the end: 0 or 1.
  let target: Double
  private let shape: Shape

  /// When it is over.
  var end: Instant { start.advanced(bySeconds: duration) }

  /// A settle after a lift or a cancellation.
  ///
  /// - Parameters:
  ///   - progress: Where it starts, 0...1.
  ///   - target: Where it goes: 0 or 1.
  ///   - speed: Speed towards the target in widths a second; speed away from it is 0.
  ///   - start: Now.
  ///   - fullDuration: How long a whole transition takes, in seconds.
  ///   - completionSpeed: Divides the duration; more than 0.
  ///   - completionCurve: Shapes the motion where the finger had no speed; nil for the Hermite.
  static func afterLift(
    from progress: Double, to target: Double, speed: Double, at start: Instant,
    fullDuration: Double, completionSpeed: Double, completionCurve: (any TimingCurve)?
  ) -> Settle {
    let distance = abs(target - progress)
    let speed = max(speed, 0)
    var duration = max(NavigationSettings.shortestSettle, fullDuration * distance)
    if speed > 0 { duration = min(duration, distance / speed) }
    if distance == 0 { duration = 0 }
    duration /= completionSpeed
    let shape: Shape =
      if speed == 0, let completionCurve {
        .curve(completionCurve)
      } else {
        .hermite(velocity: (target >= progress ? 1 : -1) * steepest(speed, distance, duration))
      }
    return Settle(start: start, duration: duration, from: progress, target: target, shape: shape)
  }

  /// The speed itself, unless a completion speed below 1 has stretched the time so far that starting
  /// with it would overshoot.
  private static func steepest(_ speed: Double, _ distance: Double, _ duration: Double) -> Double {
    duration > 0 ? min(speed, 3 * distance / duration) : 0
  }

  /// A timed push or pop: always to the end, over the whole duration, also from the middle.
  static func timed(
    from progress: Double, at start: Instant, duration: Double, curve: any TimingCurve
  ) -> Settle {
    Settle(start: start, duration: duration, from: progress, target: 1, shape: .curve(curve))
  }

  /// Where it is at a time, 0...1.
  func progress(at time: Instant) -> Double {
    let elapsed = time.seconds(since: start)
    guard duration > 0, elapsed < duration else { return target }
    let s = max(elapsed, 0) / duration
    switch shape {
    case .hermite(let velocity):
      let way = target - from
      // Hermite basis: from + way (3 s^2 - 2 s^3) + v T (s - 2 s^2 + s^3).
      let value =
        from + way * s * s * (3 - 2 * s) + velocity * duration * s * (1 - s) * (1 - s)
      return min(max(value, 0), 1)
    case .curve(let curve):
      return min(max(from + (target - from) * curve.value(at: s), 0), 1)
    }
  }
}
