internal import Glibc

/// What lets a person open a card, in words for a message.
package enum CardPermission {
  /// What to do about a device file that may not be opened.
  ///
  /// The group is read from the file: most systems use `video`, some do not.
  package static func remedy(for path: String) -> String {
    guard let group = group(of: path) else {
      return "let this user read and write it (a udev rule), or add the user to its group"
    }
    return "add this user to the group \(group) (usermod -aG \(group) USER) and log in again"
  }

  private static func group(of path: String) -> String? {
    var status = stat()
    // SAFETY: stat fills the structure it borrows; getgrgid's static memory is copied at once.
    guard unsafe stat(path, &status) == 0, let entry = unsafe getgrgid(status.st_gid) else {
      return nil
    }
    return unsafe String(cString: entry.pointee.gr_name)
  }
}
