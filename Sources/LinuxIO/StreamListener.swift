internal import CLinux
internal import Glibc

/// A Unix socket with a name in the file system, that others connect to.
///
/// The name appears with its permissions and when somebody listens, not before; it replaces what a
/// predecessor that died has left, and goes with its owner.
package struct StreamListener: ~Copyable {
  /// Bytes that a path has at most.
  ///
  /// An address has room for 107 (unix(7)), and until somebody listens the name has a point and the
  /// number of the process behind it, which the kernel counts to 4194304.
  package static let longestPath = 107 - ".4194304".utf8.count

  /// Connections that may wait to be accepted.
  private static let backlog: Int32 = 16

  /// Its name.
  package let path: String
  /// The group whose members may connect.
  package let group: UInt32
  /// Why the socket does not belong to the group that it should belong to; nil where it does.
  package let groupProblem: SystemError?
  private let file: FileDescriptor
  private let device: dev_t
  private let inode: ino_t

  /// Readable when somebody wants to be accepted.
  package var descriptor: Int32 { file.rawValue }

  private init(
    _ file: consuming FileDescriptor, at path: String, _ status: stat, groupProblem: SystemError?
  ) {
    self.path = path
    self.file = file
    self.groupProblem = groupProblem
    group = status.st_gid
    device = status.st_dev
    inode = status.st_ino
  }

  /// Listens.
  ///
  /// - Parameters:
  ///   - path: The name, in a folder that exists.
  ///   - mode: Its permissions; who may write may connect.
  ///   - group: The name of the group that it is given to, where there is such a group.
  /// - Throws: EADDRINUSE where somebody else listens there, EEXIST where something lies there that
  ///   is no socket: only what a predecessor has left is replaced.
  package static func listen(
    on path: String, mode: UInt32, group: String
  ) throws(SystemError) -> StreamListener {
    guard path.utf8.count <= longestPath else {
      throw failure(of: path, Errno(rawValue: ENAMETOOLONG))
    }
    if isAnswered(path) { throw failure(of: path, Errno(rawValue: EADDRINUSE)) }
    if isTaken(path) { throw failure(of: path, .fileExists) }
    let temporary = "\(path).\(getpid())"
    let descriptor = kiosk_make_stream_socket()
    guard descriptor >= 0 else { throw failure(of: path, .current) }
    let file = FileDescriptor(owning: descriptor)
    // SAFETY: paths are lent as C strings for the length of each call, and a structure to be filled.
    // The first call removes what a predecessor with the same number has left.
    _ = unsafe unlink(temporary)
    guard unsafe kiosk_bind_socket(descriptor, temporary) == 0 else {
      throw failure(of: path, .current)
    }
    let groupProblem = give(temporary, to: group)
    var status = stat()
    // Permissions first: from `listen` on somebody may connect.
    let isNamed =
      unsafe chmod(temporary, mode) == 0 && stat(temporary, &status) == 0
      && Glibc.listen(descriptor, Self.backlog) == 0 && rename(temporary, path) == 0
    guard isNamed else {
      let reason = Errno.current
      _ = unsafe unlink(temporary)
      throw failure(of: path, reason)
    }
    return StreamListener(file, at: path, status, groupProblem: groupProblem)
  }

  deinit {
    // SAFETY: the path is lent as a C string.
    if hasItsName { _ = unsafe unlink(path) }
  }

  /// Whether who connects to its name comes here: somebody may have removed it, or a successor has it.
  package var hasItsName: Bool {
    var status = stat()
    // SAFETY: the path is lent as a C string; the call fills the structure that it borrows.
    return unsafe lstat(path, &status) == 0 && status.st_dev == device && status.st_ino == inode
  }

  /// Accepts the next connection; nil where nobody waits for that.
  ///
  /// - Throws: Where no more files can be open: whoever waits goes on waiting.
  package func accept() throws(SystemError) -> StreamSocket? {
    while true {
      let descriptor = kiosk_accept_socket(file.rawValue)
      if descriptor >= 0 { return StreamSocket(owning: FileDescriptor(owning: descriptor)) }
      let reason = Errno.current
      if reason == .wouldBlock { return nil }
      // One that has gone meanwhile is skipped.
      guard reason == .interrupted || reason.rawValue == ECONNABORTED else {
        throw SystemError("accept a connection on", on: path, reason: reason)
      }
    }
  }

  /// Whether somebody listens at a path.
  private static func isAnswered(_ path: String) -> Bool {
    do throws(Errno) {
      _ = try StreamSocket.connect(to: path)
      return true
    } catch {
      // Too many wait there already: so there is somebody.
      return error == .wouldBlock
    }
  }

  /// Whether a path is that of something else than a socket.
  ///
  /// A mistyped one may be that of the configuration, which a new name would remove.
  private static func isTaken(_ path: String) -> Bool {
    var status = stat()
    // SAFETY: the path is lent as a C string; the call fills the structure that it borrows.
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFSOCK
  }

  private static func give(_ path: String, to name: String) -> SystemError? {
    // SAFETY: the entry is static memory of the C library, whose number is copied at once; only this
    // thread of the process looks up groups. The path is lent as a C string.
    guard let entry = unsafe getgrnam(name) else { return nil }
    let group = unsafe entry.pointee.gr_gid
    var status = stat()
    // It may have it already, and the sandbox of a service may forbid to give files away at all.
    // SAFETY: the path is lent as a C string; the call fills the structure that it borrows.
    if unsafe stat(path, &status) == 0, status.st_gid == group { return nil }
    let none = uid_t.max
    guard unsafe chown(path, none, group) != 0 else { return nil }
    return SystemError(
      "give to the group \(name)", on: path, reason: .current,
      remedy: "let the kiosk's user be a member of it (SupplementaryGroups= in its unit)")
  }

  private static func failure(of path: String, _ reason: Errno) -> SystemError {
    let remedy: String? =
      switch reason.rawValue {
      case EADDRINUSE: "another kiosk listens there; give this one a socket of its own"
      case EEXIST: "this is no socket, and it stays; give the socket a path of its own"
      case ENOENT: "make the folder \(FilePath.parent(of: path)) first"
      case EACCES, EROFS: "check the permissions of the folder \(FilePath.parent(of: path))"
      case ENAMETOOLONG: "a socket's path has at most \(longestPath) bytes"
      default: nil
      }
    return SystemError("listen on", on: path, reason: reason, remedy: remedy)
  }
}
