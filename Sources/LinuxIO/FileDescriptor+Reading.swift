internal import Glibc

extension FileDescriptor {
  /// Opens a file that is to be read, and nothing that might be waited for in vain.
  ///
  /// What is neither file nor folder is not even opened, unless it is named as such: a device may do
  /// something when it is.
  static func openFile(_ path: String) throws(SystemError) -> FileDescriptor {
    let isNamed = path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
    if !isNamed, let refusal = refusal(of: path, kind: FileStatus.kind(of: path)) {
      throw refusal
    }
    // It may have become something else since; a pipe is opened without anybody who writes into it.
    let file = try open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    var status = stat()
    // SAFETY: fstat fills the structure that it borrows.
    let isKnown = unsafe fstat(file.rawValue, &status) == 0
    if !isNamed, isKnown, let refusal = refusal(of: path, kind: status.st_mode & S_IFMT) {
      throw refusal
    }
    _ = fcntl(file.rawValue, F_SETFL, O_RDONLY)
    return file
  }

  private static func refusal(of path: String, kind: UInt32?) -> SystemError? {
    guard let kind, kind != S_IFREG, kind != S_IFDIR else { return nil }
    return SystemError(
      "read", on: path, reason: .notSupported,
      remedy: "it is a pipe, a socket or a device; name a file")
  }
}
