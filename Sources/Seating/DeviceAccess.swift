internal import Glibc
internal import LinuxIO

/// Whether this process may open the machine's devices by itself.
enum DeviceAccess {
  private static let folders = [("/dev/dri", "card"), ("/dev/input", "event")]

  /// Whether there is a card or an event device that may not be opened.
  static var isDenied: Bool {
    folders.contains { folder, prefix in
      DirectoryContents.readableNames(in: folder).contains { name in
        name.hasPrefix(prefix) && isDenied("\(folder)/\(name)")
      }
    }
  }

  private static func isDenied(_ path: String) -> Bool {
    // SAFETY: the path is lent as a C string for the length of the call.
    unsafe access(path, R_OK | W_OK) != 0 && Errno.current == .permissionDenied
  }
}
