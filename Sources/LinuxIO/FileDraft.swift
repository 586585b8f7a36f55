internal import CLinux
internal import Glibc

/// A file that others write into, and that takes its name only when it is complete: whatever happens
/// before, its name leads to what it led to.
///
/// Until then it has no name at all where the file system can do that, so that nothing is left of one
/// whose writer was killed. Of what takes hours, what there is may be wanted all the same: it is
/// called `FILE.PROCESS.part` meanwhile.
///
/// What is no ordinary file, as a pipe, is opened and written into as it is.
package struct FileDraft: ~Copyable {
  private let file: FileDescriptor
  private let path: String
  private let destination: FileDestination
  private let isNamed: Bool

  /// The open file, to be written by whoever gets it; borrowed.
  package var descriptor: Int32 { file.rawValue }

  private init(
    _ file: consuming FileDescriptor, of path: String, to destination: FileDestination,
    isNamed: Bool
  ) {
    self.file = file
    self.path = path
    self.destination = destination
    self.isNamed = isNamed
  }

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - path: What it is going to be called.
  ///   - keepsPart: Whether what there is of it stays where its writer is killed.
  package static func begin(
    _ path: String, keepingPart keepsPart: Bool = false
  ) throws(SystemError) -> FileDraft {
    try FileDestination.check(path)
    let destination = FileDestination(path)
    guard case .file(let place) = destination else {
      return FileDraft(
        try .open(path, O_WRONLY | O_APPEND), of: path, to: destination, isNamed: true)
    }
    if !keepsPart, let file = unnamed(beside: place) {
      return FileDraft(file, of: path, to: destination, isNamed: false)
    }
    return FileDraft(
      try .creating(draft(of: place)), of: path, to: destination, isNamed: true)
  }

  /// A file without a name; nil where the file system has none, as vfat and NFS.
  private static func unnamed(beside place: String) -> FileDescriptor? {
    // SAFETY: the path is lent as a C string for the length of the call.
    let descriptor = unsafe kiosk_open_unnamed(FilePath.parent(of: place), 0o666)
    return descriptor >= 0 ? FileDescriptor(owning: descriptor) : nil
  }

  private static func draft(of place: String) -> String { "\(place).\(getpid()).part" }

  /// Gives the file its name: it is complete, and on disk.
  package consuming func finish() throws(SystemError) {
    guard case .file(let place) = destination else { return }
    let draft = Self.draft(of: place)
    guard fsync(file.rawValue) == 0, isNamed || name(draft) else { throw .writing(path, .current) }
    if let reason = FilePath.rename(draft, to: place) { throw .writing(path, reason) }
  }

  /// Gives a file that has no name one, for a moment: only renaming replaces what is there.
  private func name(_ draft: String) -> Bool {
    // SAFETY: paths are lent as C strings for the length of each call. The first removes what a
    // predecessor with the same number has left.
    _ = unsafe unlink(draft)
    return unsafe linkat(
      AT_FDCWD, "/proc/self/fd/\(file.rawValue)", AT_FDCWD, draft, AT_SYMLINK_FOLLOW) == 0
  }

  deinit {
    guard case .file(let place) = destination else { return }
    // Nothing has that name after `finish`.
    // SAFETY: the path is lent as a C string for the length of the call.
    _ = unsafe unlink(Self.draft(of: place))
  }
}
