package import Geometry
internal import Glibc

/// The clock that stamps input events and page flips.
package enum MonotonicClock {
  /// The present moment; read through the vDSO, so it costs no system call.
  package static var now: Instant {
    var time = timespec()
    // SAFETY: the call fills the structure that it borrows; CLOCK_MONOTONIC cannot fail.
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
