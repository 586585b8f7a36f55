internal import Glibc

/// What the permissions of files say to users who are neither owner nor of the group.
///
/// A service with a user of its own is such a one. Whoever checks its files as root does not notice,
/// because root may read everything.
package enum PublicAccess {
  /// What others may not do.
  package enum Obstacle: Hashable, Sendable {
    /// Go through this folder, or list it.
    case folder(String)
    /// Read this file.
    case file(String)
  }

  /// What keeps others from reading a file or listing a folder: the first obstacle on the way from
  /// the root, links followed; nil where there is none, and where the path leads nowhere.
  package static func obstacle(to path: String) -> Obstacle? {
    guard let place = FilePath.withoutLinks(path) else { return nil }
    for folder in folders(above: place) where !allows(folder, S_IXOTH) { return .folder(folder) }
    if FilePath.isFolder(place) {
      return allows(place, S_IROTH | S_IXOTH) ? nil : .folder(place)
    }
    return allows(place, S_IROTH) ? nil : .file(place)
  }

  /// From the root down.
  private static func folders(above path: String) -> [String] {
    var folders: [String] = []
    var folder = path
    while folder != "/" {
      folder = FilePath.parent(of: folder)
      folders.append(folder)
    }
    return folders.reversed()
  }

  private static func allows(_ path: String, _ permissions: mode_t) -> Bool {
    guard let status = try? FileStatus(of: path) else { return true }
    return status.permissions & permissions == permissions
  }
}
