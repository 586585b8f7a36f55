internal import Glibc

/// A Unix signal that the kiosk listens to.
package struct Signal: RawRepresentable, Hashable, Sendable {
  /// The kernel's number.
  package let rawValue: Int32

  /// Wraps a signal number.
  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// SIGTERM: leave.
  package static let terminate = Signal(rawValue: SIGTERM)
  /// SIGINT: leave, by Control-C.
  package static let interrupt = Signal(rawValue: SIGINT)
  /// SIGHUP: read the configuration again.
  package static let hangUp = Signal(rawValue: SIGHUP)
  /// SIGUSR1: the kernel asks whether it may switch to another console.
  package static let consoleRelease = Signal(rawValue: SIGUSR1)
  /// SIGUSR2: the kernel has switched back to the kiosk's console.
  package static let consoleAcquisition = Signal(rawValue: SIGUSR2)
  /// SIGKILL: end, without a word.
  package static let kill = Signal(rawValue: SIGKILL)
  /// SIGPIPE: somebody who read from here is gone.
  package static let brokenPipe = Signal(rawValue: SIGPIPE)

  /// Keeps signals from the calling thread, and from threads that it starts from now on.
  package static func block(_ signals: [Signal]) {
    change(SIG_BLOCK, signals)
  }

  /// Lets signals reach the calling thread again, and threads that it starts from now on.
  package static func unblock(_ signals: [Signal]) {
    change(SIG_UNBLOCK, signals)
  }

  private static func change(_ how: Int32, _ signals: [Signal]) {
    var set = sigset_t()
    // SAFETY: the calls fill and read the structure that they borrow.
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal.rawValue) }
    unsafe pthread_sigmask(how, &set, nil)
  }

  /// Lets the signal pass unheeded in the whole process: the failing call tells enough.
  package func ignore() {
    _ = signal(rawValue, SIG_IGN)
  }
}
