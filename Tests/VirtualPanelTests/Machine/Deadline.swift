import Geometry
import LinuxIO

/// How long something may take before it counts as failed.
///
/// Deadlines bound waits for events; they are long enough for a loaded machine that emulates
/// another in software, and no test measures time by them.
struct Deadline: CustomStringConvertible {
  private let allowed: Double
  private let end: Instant

  /// So many seconds from now.
  static func seconds(_ seconds: Double) -> Deadline {
    Deadline(allowed: seconds, end: MonotonicClock.now.advanced(bySeconds: seconds))
  }

  /// What is left, for `poll`; 0 when it has passed.
  var millisecondsLeft: Int32 {
    Int32(max(0, end.seconds(since: MonotonicClock.now) * 1000))
  }

  /// It is too late.
  var hasPassed: Bool { MonotonicClock.now >= end }

  var description: String { "within \(Int(allowed)) s" }
}
