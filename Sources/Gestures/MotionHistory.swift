package import Geometry

/// The recent samples of one contact along an axis, and the velocity they tell at its lift.
///
/// The estimate is the least-squares slope over the last 100 ms: the difference of the last two
/// samples is quantised away on slow swipes and jumps on panels whose last report is off; a mean
/// over all of it misses a reversal. Where a slow panel gives fewer than three samples in 100 ms,
/// the window is widened to hold three, at most to 200 ms. Only kernel time stamps enter, so how
/// late the program ran does not matter.
package struct MotionHistory: Sendable {
  /// Samples this old are used, in seconds.
  static let window = 0.1
  /// Samples this old are used where there would be fewer than `fewestSamples`, in seconds.
  static let widestWindow = 0.2
  /// How many samples the window is widened for.
  static let fewestSamples = 3
  /// Reports closer together than this come in bursts and carry no speed, in seconds.
  static let shortestStep = 0.002

  /// 200 ms of samples on a panel that reports a thousand times a second.
  private static let capacity = 256

  private struct Sample {
    var time: Instant
    var position: Double
  }

  private var ring: [256 of Sample]
  private var count = 1
  private var newest = 0
  private var intervals = ReportIntervals()

  /// Starts with the touch-down.
  ///
  /// - Parameters:
  ///   - time: When it landed.
  ///   - position: Where, in pixels or points.
  package init(time: Instant, position: Double) {
    ring = .init(repeating: Sample(time: time, position: position))
  }

  /// Adds a move.
  package mutating func append(time: Instant, position: Double) {
    intervals.append(nanoseconds: time.nanoseconds &- ring[newest].time.nanoseconds)
    newest = (newest + 1) % Self.capacity
    count = min(count + 1, Self.capacity)
    ring[newest] = Sample(time: time, position: position)
  }

  /// The velocity at `time`, in pixels or points a second; 0 where the finger had come to rest, or
  /// where the samples span no time.
  package func velocity(at time: Instant) -> Double {
    let last = ring[newest]
    guard time.seconds(since: last.time) <= intervals.patience else { return 0 }

    // Times and places are taken relative to the newest sample, so the sums stay exact.
    var kept = 1.0
    var oldestKept = last.time
    var sumT = 0.0
    var sumX = 0.0
    var sumTT = 0.0
    var sumTX = 0.0
    for back in 1..<max(count, 1) {
      let sample = ring[(newest - back + Self.capacity) % Self.capacity]
      if oldestKept.seconds(since: sample.time) < Self.shortestStep { continue }
      let age = time.seconds(since: sample.time)
      if age > Self.window, Int(kept) >= Self.fewestSamples || age > Self.widestWindow { break }
      let t = sample.time.seconds(since: last.time)
      let x = sample.position - last.position
      kept += 1
      oldestKept = sample.time
      sumT += t
      sumX += x
      sumTT += t * t
      sumTX += t * x
    }
    let spread = kept * sumTT - sumT * sumT
    guard spread > 0 else { return 0 }
    return (kept * sumTX - sumT * sumX) / spread
  }
}
