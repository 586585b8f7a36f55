internal import CLinux
package import Geometry
internal import Glibc

/// A wake-up at a moment of the monotonic clock, on a timerfd.
///
/// It is set to an absolute time and only when that time changes, so setting it again each turn
/// costs nothing, and a timer that is off never wakes the loop.
package struct Timer: ~Copyable {
  private let file: FileDescriptor
  /// When it fires next, where it is set.
  package private(set) var deadline: Instant?

  /// Readable when the timer has fired.
  package var descriptor: Int32 { file.rawValue }

  /// Makes a timer that is off.
  package init() throws(SystemError) {
    let descriptor = timerfd_create(
      CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    guard descriptor >= 0 else { throw SystemError("create", on: "a timer", reason: .current) }
    file = FileDescriptor(owning: descriptor)
  }

  /// Sets the timer, or turns it off; a moment that has passed fires at once.
  package mutating func set(for deadline: Instant?) {
    guard deadline != self.deadline else { return }
    self.deadline = deadline
    var setting = itimerspec()
    if let deadline {
      // All zeros would turn it off instead of firing at once.
      let nanoseconds = max(1, deadline.nanoseconds)
      setting.it_value.tv_sec = Int(nanoseconds / 1_000_000_000)
      setting.it_value.tv_nsec = Int(nanoseconds % 1_000_000_000)
    }
    // SAFETY: the kernel reads the setting during the call; it cannot fail for a valid time.
    _ = unsafe timerfd_settime(
      file.rawValue, Int32(TFD_TIMER_ABSTIME), &setting, nil)
  }

  /// Takes note that the timer has fired: it is off now.
  package mutating func acknowledge() {
    var expirations: UInt64 = 0
    // SAFETY: the kernel writes eight bytes into the variable that the call borrows.
    if unsafe read(file.rawValue, &expirations, MemoryLayout<UInt64>.size) > 0 {
      deadline = nil
    }
  }
}
