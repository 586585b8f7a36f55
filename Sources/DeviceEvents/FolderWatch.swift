internal import CLinux
internal import Glibc
internal import LinuxIO

/// Notices new and vanished device files where udev does not run.
///
/// The folder is there only while it holds a device: without it its parent is watched, where it
/// will appear.
package struct FolderWatch: ~Copyable {
  private let file: FileDescriptor
  private let folder: String
  private var parentWatch: Int32 = -1

  /// Readable when something has happened; borrowed.
  var descriptor: Int32 { file.rawValue }

  private init(_ folder: String) throws(SystemError) {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { throw SystemError("watch", on: folder, reason: .current) }
    file = FileDescriptor(owning: descriptor)
    self.folder = folder
  }

  /// Watches a folder that need not exist, if only its parent does.
  static func begin(_ folder: String) throws(SystemError) -> FolderWatch {
    var watch = try FolderWatch(folder)
    if let reason = watch.watch() { throw SystemError("watch", on: folder, reason: reason) }
    return watch
  }

  /// Takes in all that has happened; what it was does not matter, the folder is read anew.
  mutating func drain() {
    var records = [UInt8](repeating: 0, count: 4096)
    // SAFETY: the kernel writes at most the array's length into it, during the call.
    while unsafe records.withUnsafeMutableBytes({ buffer in
      unsafe read(file.rawValue, buffer.baseAddress, buffer.count)
    }) > 0 {}
    _ = watch()
  }

  /// Watches the folder, or else its parent; watching again what is watched changes nothing.
  ///
  /// - Returns: Why neither can be watched.
  private mutating func watch() -> Errno? {
    if watchFolder() { return nil }
    // SAFETY: the path is lent as a C string for the length of the call.
    parentWatch = unsafe inotify_add_watch(
      file.rawValue, FilePath.parent(of: folder), UInt32(bitPattern: IN_CREATE | IN_ONLYDIR))
    let reason = parentWatch >= 0 ? nil : Errno.current
    // It may have come between the two looks, of which nothing would tell.
    return watchFolder() ? nil : reason
  }

  private mutating func watchFolder() -> Bool {
    // Permissions are set after the file has appeared, hence IN_ATTRIB.
    let events = UInt32(bitPattern: IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_ATTRIB | IN_ONLYDIR)
    // SAFETY: the path is lent as a C string for the length of the call.
    guard unsafe inotify_add_watch(file.rawValue, folder, events) >= 0 else { return false }
    if parentWatch >= 0 { _ = inotify_rm_watch(file.rawValue, parentWatch) }
    parentWatch = -1
    return true
  }
}
