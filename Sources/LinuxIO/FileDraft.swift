internal import Glibc

/// A file that others write into, and that takes its name only when it is complete: whatever happens
/// before, its name leads to what it led to.
///
/// What is no ordinary file, as a pipe, is opened and written into as it is.
package struct FileDraft: ~Copyable {
  private let file: FileDescriptor
  private let path: String
  private let place: String?

  /// The open file, to be written by whoever gets it; borrowed.
  package var descriptor: Int32 { file.rawValue }

  private init(_ file: consuming FileDescriptor, of path: String, place: String?) {
    self.file = file
    self.path = path
    self.place = place
  }

  /// Begins a file.
  package static func begin(_ path: String) throws(SystemError) -> FileDraft {
    try FileDestination.check(path)
    switch FileDestination(path) {
    case .stream: return FileDraft(try .open(path, O_WRONLY | O_APPEND), of: path, place: nil)
    case .file(let place):
      return FileDraft(try .creating(Self.draft(of: place)), of: path, place: place)
    }
  }

  private static func draft(of place: String) -> String { "\(place).\(getpid()).part" }

  /// Gives the file its name: it is complete, and on disk.
  package consuming func finish() throws(SystemError) {
    guard let place else { return }
    let draft = Self.draft(of: place)
    // SAFETY: the paths are lent as C strings for the length of the call.
    guard fsync(file.rawValue) == 0, unsafe rename(draft, place) == 0 else {
      throw .writing(path, .current)
    }
    let folder = try FileDescriptor.open(FilePath.parent(of: place), O_RDONLY | O_DIRECTORY)
    _ = fsync(folder.rawValue)
  }

  deinit {
    guard let place else { return }
    // Nothing has that name after `finish`.
    // SAFETY: the path is lent as a C string for the length of the call.
    _ = unsafe unlink(Self.draft(of: place))
  }
}
