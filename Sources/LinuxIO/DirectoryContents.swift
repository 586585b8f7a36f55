internal import Glibc

/// What a folder holds.
package enum DirectoryContents {
  /// The names of the files in a folder, in no order, without `.` and `..`.
  package static func names(in path: String) throws(SystemError) -> [String] {
    // SAFETY: the path is lent as a C string for the length of the call.
    guard let directory = unsafe opendir(path) else {
      throw SystemError("list the folder", on: path, reason: .current)
    }
    // SAFETY: the directory is open until this scope ends, and is used by this thread alone.
    defer { _ = unsafe closedir(directory) }
    var names: [String] = []
    while true {
      // readdir tells its end from a failure by errno alone.
      errno = 0
      // SAFETY: as above; the entry is valid until the next call, its name NUL-terminated.
      guard let entry = unsafe readdir(directory) else { break }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name.0) { start in
        unsafe String(cString: start)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    if errno != 0 { throw SystemError("list the folder", on: path, reason: .current) }
    return names
  }

  /// The names in a folder, sorted; none where it cannot be read, as one that is not there.
  package static func readableNames(in path: String) -> [String] {
    (try? names(in: path).sorted()) ?? []
  }
}
