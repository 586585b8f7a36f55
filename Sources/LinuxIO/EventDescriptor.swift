internal import CLinux
internal import Glibc

/// A flag that one thread raises and another one waits for, on an eventfd.
package struct EventDescriptor: ~Copyable, Sendable {
  private let file: FileDescriptor

  /// Readable while the flag is up.
  package var descriptor: Int32 { file.rawValue }

  /// Makes a flag that is down.
  ///
  /// - Parameter blocking: Whether `lower` waits for the flag to go up.
  package init(blocking: Bool = false) throws(SystemError) {
    let flags = EFD_CLOEXEC | (blocking ? 0 : EFD_NONBLOCK)
    let descriptor = eventfd(0, Int32(flags))
    guard descriptor >= 0 else {
      throw SystemError("create", on: "an event descriptor", reason: .current)
    }
    file = FileDescriptor(owning: descriptor)
  }

  /// Raises the flag; raising it again changes nothing.
  package borrowing func raise() {
    var one: UInt64 = 1
    // Fails only when raised 2^64 - 2 times unseen: then it is up.
    // SAFETY: the kernel reads eight bytes of the variable that the call borrows.
    _ = unsafe write(file.rawValue, &one, MemoryLayout<UInt64>.size)
  }

  /// Lowers the flag, where it was made blocking after waiting for it.
  package borrowing func lower() {
    var count: UInt64 = 0
    // SAFETY: the kernel writes eight bytes into the variable that the call borrows.
    while unsafe read(file.rawValue, &count, MemoryLayout<UInt64>.size) < 0,
      Errno.current == .interrupted
    {}
  }

  /// Blocks until the flag is up, and leaves it up.
  package borrowing func waitUntilRaised() {
    var request = pollfd(fd: file.rawValue, events: Int16(POLLIN), revents: 0)
    // SAFETY: the call reads and fills the one structure that it borrows.
    while unsafe poll(&request, 1, -1) < 0, Errno.current == .interrupted {}
  }
}
