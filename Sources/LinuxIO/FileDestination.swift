internal import Glibc

/// What becomes of bytes that are meant for a path.
///
/// A finished file that takes over a name takes it away from what had it before. That is right for
/// an ordinary file; done to a pipe or, as root, to `/dev/null`, it would break other programs.
package enum FileDestination: Hashable, Sendable {
  /// An ordinary file, or none yet: a new file takes this name, which is no symbolic link.
  case file(String)
  /// A pipe, a device or an open file of `/proc`: it is opened and written into.
  case stream

  /// The kernel follows as many links and no more.
  private static let longestChain = 40

  /// Finds out where a path leads.
  package init(_ path: String) {
    var place = path
    // By hand, because a link that leads nowhere yet names a file that is to be made.
    for _ in 0..<Self.longestChain {
      // `/proc/self/fd/1`, and so `/dev/stdout`, means the open file, not its name.
      if place.hasPrefix("/proc/") {
        self = .stream
        return
      }
      guard let target = FilePath.linkTarget(place) else { break }
      place = FilePath.resolve(target, in: FilePath.parent(of: place))
    }
    let isOrdinary = (try? FileStatus(of: path))?.isRegular ?? true
    self = isOrdinary ? .file(place) : .stream
  }

  /// Fails where a path cannot be written: before there is something to be written, and lost.
  package static func check(_ path: String) throws(SystemError) {
    if FilePath.isFolder(path) { throw .writing(path, Errno(rawValue: EISDIR)) }
    let place =
      switch FileDestination(path) {
      case .file(let place): FilePath.parent(of: place)
      case .stream: path
      }
    // SAFETY: the path is lent as a C string for the length of the call.
    guard unsafe access(place, W_OK) == 0 else { throw .writing(path, .current) }
  }
}
