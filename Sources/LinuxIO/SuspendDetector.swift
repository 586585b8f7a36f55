internal import Glibc

/// Notices that the machine has slept, without being woken for it.
///
/// `CLOCK_BOOTTIME` goes on while the machine sleeps, `CLOCK_MONOTONIC` does not; so their distance
/// is the time it has slept, and it grows by nothing else. Both are read through the vDSO, at no
/// cost of a system call.
package struct SuspendDetector: Sendable {
  /// A sleep shorter than this is none, in nanoseconds: no machine is down and up again in it.
  private static let shortestSleep: Int64 = 100_000_000

  private var slept: Int64

  /// Takes what the machine has slept so far as its start.
  package init(slept: Int64 = Self.timeSlept) {
    self.slept = slept
  }

  /// Whether the machine has slept since the last time this was asked; true once for each sleep.
  ///
  /// - Parameter now: Nanoseconds that the machine has slept since it was started.
  package mutating func takeSuspend(slept now: Int64 = Self.timeSlept) -> Bool {
    let hasSlept = now - slept > Self.shortestSleep
    slept = max(slept, now)
    return hasSlept
  }

  /// Nanoseconds that the machine has slept since it was started.
  ///
  /// The order of the readings makes it too small, never too large, where the thread is held up
  /// between them.
  package static var timeSlept: Int64 {
    let sinceStart = nanoseconds(CLOCK_BOOTTIME)
    return sinceStart - nanoseconds(CLOCK_MONOTONIC)
  }

  private static func nanoseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    // SAFETY: the call fills the structure that it borrows; both clocks are there since Linux 2.6.39.
    _ = unsafe clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
