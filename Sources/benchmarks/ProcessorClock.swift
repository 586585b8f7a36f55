internal import Geometry
internal import Glibc

/// The time for which this thread had a processor: other work on the machine does not count.
enum ProcessorClock {
  /// Since the thread began.
  static var now: Instant {
    var time = timespec()
    // SAFETY: the clock fills the structure that it borrows.
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
