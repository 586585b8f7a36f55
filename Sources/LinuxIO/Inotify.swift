internal import CLinux
internal import Glibc

/// The kernel's reports of what happens in folders, on inotify.
struct Inotify: ~Copyable {
  /// What happened to a name in a folder, or to the folder itself.
  struct Event: Hashable {
    /// The kernel's number of the watched folder; it is never used again.
    var folder: Int32
    /// The name in the folder; empty where it is about the folder itself.
    var name: String
    /// The kernel's `IN_` bits.
    fileprivate var mask: UInt32

    /// Whether the name has another content now, and not merely gone.
    var bringsContent: Bool { mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE) != 0 }
    /// Whether the folder has gone from its place, so that nothing more will be noticed in it.
    var losesFolder: Bool { mask & UInt32(IN_IGNORED | IN_MOVE_SELF) != 0 }
    /// Whether events no longer fitted into the kernel's queue: anything may have happened.
    var losesEvents: Bool { mask & UInt32(IN_Q_OVERFLOW) != 0 }
  }

  private let file: FileDescriptor
  private var buffer = [UInt8](repeating: 0, count: 4096)

  /// Readable when something has happened.
  var descriptor: Int32 { file.rawValue }

  /// Watches nothing yet.
  init() throws(SystemError) {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else {
      throw SystemError(
        "watch", on: "files", reason: .current,
        remedy: Errno.current == Errno(rawValue: EMFILE)
          ? "raise fs.inotify.max_user_instances" : nil)
    }
    file = FileDescriptor(owning: descriptor)
  }

  /// Watches a folder for names that get a content or go; a folder that is watched already keeps
  /// its number.
  func watch(_ folder: String) throws(SystemError) -> Int32 {
    let events =
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVE_SELF
      | IN_ONLYDIR
    // SAFETY: the path is lent as a C string for the length of the call.
    let number = unsafe inotify_add_watch(file.rawValue, folder, UInt32(bitPattern: events))
    guard number >= 0 else {
      let reason = Errno.current
      throw SystemError(
        "watch", on: folder, reason: reason,
        remedy: reason == Errno(rawValue: ENOSPC) ? "raise fs.inotify.max_user_watches" : nil)
    }
    return number
  }

  /// Watches a folder no longer.
  func remove(_ folder: Int32) {
    // One that has gone by itself is no longer known to the kernel.
    _ = inotify_rm_watch(file.rawValue, folder)
  }

  /// What has happened since this was asked last, in order.
  mutating func takeEvents() -> [Event] {
    var events: [Event] = []
    while true {
      // SAFETY: the kernel writes whole records into the array, during the call.
      let count = unsafe buffer.withUnsafeMutableBytes { buffer in
        unsafe read(file.rawValue, buffer.baseAddress, buffer.count)
      }
      guard count > 0 else { return events }
      Self.parse(buffer[..<count], into: &events)
    }
  }

  /// Walks over records of {wd, mask, cookie, length: 32 bits each; name: `length` bytes, padded}.
  private static func parse(_ records: ArraySlice<UInt8>, into events: inout [Event]) {
    let header = 16
    var rest = records
    while rest.count >= header {
      let length = Int(word(in: rest, at: 12))
      let name = rest.dropFirst(header).prefix(length).prefix { $0 != 0 }
      events.append(
        Event(
          folder: Int32(bitPattern: word(in: rest, at: 0)),
          name: String(decoding: name, as: UTF8.self), mask: word(in: rest, at: 4)))
      rest = rest.dropFirst(header + length)
    }
  }

  private static func word(in record: ArraySlice<UInt8>, at offset: Int) -> UInt32 {
    record.dropFirst(offset).prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
