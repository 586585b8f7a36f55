internal import Glibc
internal import LinuxIO

/// Who may open a device, for the words of an error.
enum DevicePermission {
  /// The error with what to do about a missing permission.
  static func explaining(_ error: SystemError) -> SystemError {
    guard error.reason == .permissionDenied, let group = group(of: error.subject) else {
      return error
    }
    var explained = error
    explained.remedy =
      "join the group '\(group)' (sudo usermod -aG \(group) $USER, then log in again)"
    return explained
  }

  private static func group(of path: String) -> String? {
    var status = stat()
    // SAFETY: the path is lent as a C string; the call fills the structure that it borrows.
    guard unsafe stat(path, &status) == 0 else { return nil }
    // A device that not even its group may read is nobody's mistake to repair by joining it.
    guard status.st_mode & S_IRGRP != 0 else { return nil }
    // SAFETY: the entry is static memory of the C library, whose name is copied at once; nothing
    // else in this process looks up groups.
    guard let entry = unsafe getgrgid(status.st_gid), let name = unsafe entry.pointee.gr_name
    else { return "\(status.st_gid)" }
    return unsafe String(cString: name)
  }
}
