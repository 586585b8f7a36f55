internal import Glibc

/// What lets a person open a device, in words for an error.
package enum DevicePermission {
  /// The error of opening a device, with what to do where a permission is missing.
  package static func explaining(_ error: SystemError) -> SystemError {
    var explained = error
    switch error.reason {
    case .permissionDenied: explained.remedy = remedy(for: error.subject)
    // Opening says so where not the file forbids it but the process's control group.
    case .notPermitted: explained.remedy = "allow it in the service's unit, by DeviceAllow="
    default: break
    }
    return explained
  }

  /// What to do about a device file that may not be opened.
  ///
  /// The group is read from the file: most systems use `video` and `input`, some do not.
  static func remedy(for path: String) -> String {
    guard let group = group(of: path) else {
      return "let this user read and write it, by a udev rule"
    }
    return "join the group '\(group)' (sudo usermod -aG \(group) $USER, then log in again)"
  }

  /// The group that may read a file; nil where there is none that it would help to join.
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
