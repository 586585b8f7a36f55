internal import Glibc

/// What the kernel says about a file without opening it.
package struct FileStatus: Hashable, Sendable {
  /// Neither folder nor device nor pipe: opening it cannot block or do anything.
  package var isRegular: Bool
  /// Bytes of its contents.
  package var size: Int

  /// Who may read, write and execute it: the lower bits of its mode.
  package var permissions: UInt32

  /// Looks at a file; links are followed.
  package init(of path: String) throws(SystemError) {
    var status = stat()
    // SAFETY: the path is lent as a C string and the structure filled during the call.
    guard unsafe stat(path, &status) == 0 else {
      throw SystemError("read", on: path, reason: .current)
    }
    isRegular = status.st_mode & S_IFMT == S_IFREG
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
  }

  /// What `path` leads to, as `S_IFREG` and the like; nil where it leads nowhere or may not be followed.
  static func kind(of path: String) -> UInt32? {
    var status = stat()
    // SAFETY: the path is lent as a C string; the call fills the structure that it borrows.
    return unsafe stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
