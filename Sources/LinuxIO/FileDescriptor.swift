internal import Glibc

/// An open file, owned: it is closed exactly once, when its owner lets go of it.
package struct FileDescriptor: ~Copyable {
  /// The kernel's number, for calls that borrow it.
  package let rawValue: Int32

  /// Takes over a descriptor that nobody else will close.
  package init(owning rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Opens a file; the descriptor is closed on exec.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - flags: `O_RDONLY` and the like; `O_CLOEXEC` is added.
  ///   - mode: Permissions of a file that is created.
  package static func open(
    _ path: String, _ flags: Int32, mode: UInt32 = 0o644
  ) throws(SystemError) -> FileDescriptor {
    while true {
      // SAFETY: the path is lent as a C string for the length of the call.
      let descriptor = unsafe Glibc.open(path, flags | O_CLOEXEC, mode)
      if descriptor >= 0 { return FileDescriptor(owning: descriptor) }
      let reason = Errno.current
      if reason != .interrupted { throw SystemError("open", on: path, reason: reason) }
    }
  }

  /// Makes an empty file for writing, in place of one that is there.
  package static func creating(_ path: String) throws(SystemError) -> FileDescriptor {
    do throws(SystemError) {
      return try open(path, O_WRONLY | O_CREAT | O_TRUNC)
    } catch {
      throw .writing(path, error.reason)
    }
  }

  deinit {
    // A close that fails has closed all the same on Linux, and nothing waits for its result.
    _ = Glibc.close(rawValue)
  }
}
