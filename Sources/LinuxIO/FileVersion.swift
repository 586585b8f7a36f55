internal import Glibc

/// Which contents a path leads to: another value where it is another file, or was written.
///
/// The time of the last change of status is part of it, because tools that copy files give them the
/// old time of writing.
package struct FileVersion: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  private let written: Int64
  private let changed: Int64

  /// Looks at a file, following links; nil where nothing can be seen.
  package init?(of path: String) {
    var status = stat()
    // SAFETY: the path is lent as a C string and the structure filled during the call.
    guard unsafe stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    written = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
  }

  /// Reads a file again where it was written meanwhile.
  ///
  /// - Parameters:
  ///   - path: The file, there or not.
  ///   - attempts: How often it is read at most.
  ///   - body: Reads it.
  /// - Returns: What came of one version of it; nil where there was another each time.
  package static func reading<Result>(
    _ path: String, attempts: Int, _ body: () -> Result
  ) -> Result? {
    for _ in 0..<attempts {
      let version = FileVersion(of: path)
      let result = body()
      if FileVersion(of: path) == version { return result }
    }
    return nil
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    // A file may have any time at all.
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
