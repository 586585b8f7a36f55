internal import Glibc

/// Parts of paths and what they lead to.
package enum FilePath {
  /// The folder that holds `path`: `.` for a bare name, `/` for the root.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of `path`.
  package static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// Where `path` leads when it is written in a file of `folder`.
  package static func resolve(_ path: String, in folder: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// The same path from the root, whether something is there or not; links are not followed.
  package static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : resolve(path, in: withoutLinks(".") ?? "")
  }

  /// Whether `path` leads to something, whatever it is.
  package static func exists(_ path: String) -> Bool {
    // SAFETY: the path is lent as a C string for the length of the call.
    unsafe access(path, F_OK) == 0
  }

  /// Whether `path` leads to a folder; false where it leads nowhere or may not be followed.
  package static func isFolder(_ path: String) -> Bool {
    FileStatus.kind(of: path) == S_IFDIR
  }

  /// Makes a folder, and those above it, where it is not there yet.
  package static func makeFolder(_ path: String) throws(SystemError) {
    if isFolder(path) { return }
    let parent = parent(of: path)
    if parent != path { try makeFolder(parent) }
    // SAFETY: the path is lent as a C string for the length of the call.
    if unsafe mkdir(path, 0o755) != 0 {
      throw SystemError(
        "make the folder", on: path, reason: .current,
        remedy: "check the path and the permissions of \(parent)")
    }
  }

  /// Gives a file on disk its name, in place of what has that name: a power cut leaves one or the other.
  ///
  /// - Returns: Why it could not.
  package static func rename(_ draft: String, to place: String) -> Errno? {
    // SAFETY: the paths are lent as C strings for the length of the call.
    guard unsafe Glibc.rename(draft, place) == 0 else { return .current }
    do throws(SystemError) {
      // The name itself lasts only when the folder is on disk too.
      let folder = try FileDescriptor.open(parent(of: place), O_RDONLY | O_DIRECTORY)
      _ = fsync(folder.rawValue)
      return nil
    } catch {
      return error.reason
    }
  }

  /// Removes a file; a link, not what it leads to.
  package static func removeFile(_ path: String) throws(SystemError) {
    // SAFETY: the path is lent as a C string for the length of the call.
    if unsafe unlink(path) != 0 {
      throw SystemError("remove", on: path, reason: .current)
    }
  }

  /// The same place from the root, without symbolic links; nil where nothing is there.
  package static func withoutLinks(_ path: String) -> String? {
    // SAFETY: the path is lent as a C string; the result is a NUL-terminated copy, freed here.
    guard let place = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(place) }
    return unsafe String(cString: place)
  }

  /// Where a symbolic link leads; nil where there is none.
  package static func linkTarget(_ path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    // SAFETY: the call writes at most the array's length into it; the path is lent to it.
    let count = unsafe buffer.withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress else { return -1 }
      return unsafe readlink(path, start, buffer.count)
    }
    guard count >= 0 else { return nil }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }
}
