internal import CLinux
package import Geometry
internal import Glibc

/// Notices that a file has a new content, or a folder a new file, by inotify.
///
/// The folder is watched, not the file: editors and package managers write a new file and rename it
/// over the old one, and a watch on the old one would look at a file without a name. Both ways are
/// seen, the rename and the close after writing in place. A change counts when it has been quiet
/// for a while, because one saving may be several writes.
package struct FileWatcher: ~Copyable {
  /// How long a file must be left alone before a change counts, in seconds.
  package static let quietTime = 0.2

  private let file: FileDescriptor
  /// The name that counts, nil for every one in the folder.
  private let name: String?
  private var buffer = [UInt8](repeating: 0, count: 4096)
  /// When the last change counts, if nothing more happens.
  package private(set) var deadline: Instant?
  /// Whether the folder itself is gone, or has another name: then nothing more will be noticed of
  /// what is found under the old one.
  package private(set) var isLost = false

  /// Readable when something happened in the folder.
  package var descriptor: Int32 { file.rawValue }

  /// Watches one file.
  package init(file path: String) throws(SystemError) {
    try self.init(folder: FilePath.parent(of: path), name: FilePath.name(of: path))
  }

  /// Watches every file in a folder.
  package init(folder: String) throws(SystemError) {
    try self.init(folder: folder, name: nil)
  }

  private init(folder: String, name: String?) throws(SystemError) {
    self.name = name
    // A link made in place of the file is created, neither written nor renamed. Removal counts in
    // a folder of pictures; of one file it is only the first half of its replacement.
    let removals = name == nil ? IN_DELETE | IN_MOVED_FROM : 0
    file = try Self.watch(
      folder,
      for: IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_MOVE_SELF | IN_ONLYDIR | removals)
  }

  private static func watch(
    _ folder: String, for events: Int32
  ) throws(SystemError) -> FileDescriptor {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { throw SystemError("watch", on: folder, reason: .current) }
    let file = FileDescriptor(owning: descriptor)
    // SAFETY: the path is lent as a C string for the length of the call.
    guard unsafe inotify_add_watch(descriptor, folder, UInt32(bitPattern: events)) >= 0 else {
      throw SystemError("watch", on: folder, reason: .current)
    }
    return file
  }

  /// Reads what has happened; a change moves the deadline.
  package mutating func drain(at now: Instant) {
    while true {
      // SAFETY: the kernel writes whole records into the array, during the call.
      let count = unsafe buffer.withUnsafeMutableBytes { buffer in
        unsafe read(file.rawValue, buffer.baseAddress, buffer.count)
      }
      guard count > 0 else { return }
      if containsChange(in: buffer[..<count]) {
        deadline = now.advanced(bySeconds: Self.quietTime)
      }
    }
  }

  /// Whether a change has become quiet; true once for each.
  package mutating func takeChange(at now: Instant) -> Bool {
    guard let deadline, deadline <= now else { return false }
    self.deadline = nil
    return true
  }

  /// Walks over records of {wd, mask, cookie, length: 32 bits each; name: `length` bytes, padded}.
  private mutating func containsChange(in records: ArraySlice<UInt8>) -> Bool {
    let header = 16
    var found = false
    var rest = records
    while rest.count >= header {
      let mask = Self.word(in: rest, at: 4)
      let length = Int(Self.word(in: rest, at: 12))
      let text = rest.dropFirst(header).prefix(length)
      rest = rest.dropFirst(header + length)
      if mask & UInt32(IN_IGNORED | IN_MOVE_SELF) != 0 { isLost = true }
      // Events that no longer fitted into the kernel's queue: anything may have changed.
      if mask & UInt32(IN_Q_OVERFLOW) != 0 { found = true }
      if length > 0, name.map({ text.prefix { $0 != 0 }.elementsEqual($0.utf8) }) ?? true {
        found = true
      }
    }
    return found || isLost
  }

  private static func word(in record: ArraySlice<UInt8>, at offset: Int) -> UInt32 {
    record.dropFirst(offset).prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
