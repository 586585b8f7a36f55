internal import CLinux

/// Why a descriptor woke the event loop.
package struct Readiness: OptionSet, Hashable, Sendable {
  /// The bits of `epoll_event.events`.
  package let rawValue: UInt32

  /// Wraps epoll's bits.
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// There is something to read.
  package static let readable = Readiness(rawValue: EPOLLIN.rawValue)
  /// There is room to write.
  package static let writable = Readiness(rawValue: EPOLLOUT.rawValue)
  /// The other end, or the device, is gone.
  package static let hungUp = Readiness(rawValue: EPOLLHUP.rawValue)
  /// Reading will say what is wrong.
  package static let failed = Readiness(rawValue: EPOLLERR.rawValue)
}
