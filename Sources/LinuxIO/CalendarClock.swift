internal import Glibc

/// The clock on the wall.
package enum CalendarClock {
  /// Seconds since the beginning of 1970 in UTC, without leap seconds.
  package static var now: Double {
    var time = timespec()
    // SAFETY: the call fills the structure that it borrows; CLOCK_REALTIME cannot fail.
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
