internal import CLinux
internal import Glibc

/// Tells when the calendar's clock jumps: because it was set, by a person or from the network, or
/// because the machine has slept and it went on.
///
/// It is a timer of that clock which never fires, but is cancelled by jumps: at rest nothing wakes. A
/// clock that is only slowed or hastened does not jump.
package struct ClockJumpDescriptor: ~Copyable {
  /// A moment that no machine's clock will show, in seconds since 1970: in the year 2255.
  private static let never = 9_000_000_000

  private let file: FileDescriptor

  /// Readable when the clock has jumped.
  package var descriptor: Int32 { file.rawValue }

  /// Waits for jumps from now on.
  package init() throws(SystemError) {
    let descriptor = timerfd_create(CLOCK_REALTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    guard descriptor >= 0 else { throw SystemError("create", on: "a timer", reason: .current) }
    let file = FileDescriptor(owning: descriptor)
    var setting = itimerspec()
    setting.it_value.tv_sec = Self.never
    let flags = Int32(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET)
    // SAFETY: the kernel reads the setting during the call.
    guard unsafe timerfd_settime(file.rawValue, flags, &setting, nil) == 0 else {
      throw SystemError("set", on: "a timer", reason: .current)
    }
    self.file = file
  }

  /// Whether the clock has jumped since this was last asked.
  package borrowing func takeJump() -> Bool {
    var expirations: UInt64 = 0
    // SAFETY: the kernel writes eight bytes into the variable that the call borrows.
    let count = unsafe read(file.rawValue, &expirations, MemoryLayout<UInt64>.size)
    // ECANCELED is the answer after a jump. The timer stays set.
    return count < 0 && Errno.current == .cancelled
  }
}
