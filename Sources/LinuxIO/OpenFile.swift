internal import Glibc

/// An open file that several hold; it is closed when the last of them lets go of it.
package final class OpenFile: Sendable {
  private let file: FileDescriptor

  /// The kernel's number, for calls that borrow it.
  package var descriptor: Int32 { file.rawValue }

  /// Takes over a descriptor that nobody else will close.
  package init(owning file: consuming FileDescriptor) {
    self.file = file
  }

  /// Why results should not be written into it: it is no ordinary file and no pipe, or not open for
  /// writing; nil where they may be.
  ///
  /// Of a file that somebody else has opened nothing else is known: writing into a terminal, a
  /// device or a socket may do anything.
  package var obstacleToWriting: String? {
    var status = stat()
    // SAFETY: the call fills the structure that it borrows.
    guard unsafe fstat(descriptor, &status) == 0 else { return "it cannot be looked at" }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFIFO else { return "it is neither a file nor a pipe" }
    let flags = fcntl(descriptor, F_GETFL)
    let isOpen = flags >= 0 && flags & O_ACCMODE != O_RDONLY
    return isOpen ? nil : "it is not open for writing"
  }

  /// Writes every byte, and gives up where nobody makes room for so many seconds.
  ///
  /// It is for a thread that may wait: a file on a slow disk is waited for all the same. A pipe is
  /// given no more than it takes at once, because the flag that would keep it from waiting belongs to
  /// whoever has opened it, too.
  ///
  /// - Returns: Why it could not; nil when all is written.
  package func writeAll(_ bytes: [UInt8], patience seconds: Double) -> Errno? {
    var written = 0
    while written < bytes.count {
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      // SAFETY: the call reads and fills the one structure that it borrows.
      let ready = unsafe poll(&request, 1, Int32(seconds * 1000))
      if ready < 0, Errno.current == .interrupted { continue }
      guard ready > 0 else { return ready == 0 ? .timedOut : .current }
      let piece = bytes[written..<min(bytes.count, written + Int(PIPE_BUF))]
      // SAFETY: the kernel reads the slice, which is lent for the call.
      let count = unsafe piece.withUnsafeBytes { bytes in
        unsafe write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 {
        written += count
      } else if Errno.current != .interrupted {
        return .current
      }
    }
    return nil
  }
}
