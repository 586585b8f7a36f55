internal import CLinux
internal import Glibc

/// Signals that arrive as data, on a signalfd, instead of in the middle of something.
///
/// They are blocked on the thread that makes it, and on threads started by it later; so it is made
/// before any other thread.
package struct SignalDescriptor: ~Copyable {
  private let file: FileDescriptor
  private var former: sigset_t

  /// Readable when a signal has arrived.
  package var descriptor: Int32 { file.rawValue }

  /// Takes over the given signals.
  package init(_ signals: [Signal]) throws(SystemError) {
    var set = sigset_t()
    var former = sigset_t()
    // SAFETY: the calls fill and read structures that they borrow.
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal.rawValue) }
    unsafe pthread_sigmask(SIG_BLOCK, &set, &former)
    let descriptor = unsafe signalfd(
      -1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    guard descriptor >= 0 else {
      throw SystemError("create", on: "a signal descriptor", reason: .current)
    }
    file = FileDescriptor(owning: descriptor)
    self.former = former
  }

  /// The next signal that has arrived, if any.
  package func next() -> Signal? {
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    // SAFETY: the kernel writes whole structures of this size, here one, into the variable.
    guard unsafe read(file.rawValue, &info, size) == size else { return nil }
    return Signal(rawValue: Int32(bitPattern: info.ssi_signo))
  }

  deinit {
    var former = former
    // SAFETY: the call reads the structure that it borrows.
    unsafe pthread_sigmask(SIG_SETMASK, &former, nil)
  }
}
