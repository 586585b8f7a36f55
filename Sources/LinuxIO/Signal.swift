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
  /// SIGUSR1: the console asks for the panel.
  package static let user1 = Signal(rawValue: SIGUSR1)
  /// SIGUSR2: the console gives the panel back.
  package static let user2 = Signal(rawValue: SIGUSR2)
  /// SIGPIPE: somebody who read from here is gone.
  package static let brokenPipe = Signal(rawValue: SIGPIPE)

  /// Lets the signal pass unheeded in the whole process: the failing call tells enough.
  package func ignore() {
    _ = signal(rawValue, SIG_IGN)
  }
}
