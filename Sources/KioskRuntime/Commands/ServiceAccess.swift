internal import Glibc
internal import LinuxIO

/// Tells root what the service, which has a user of its own, will not be able to read.
struct ServiceAccess {
  private var told: Set<PublicAccess.Obstacle> = []

  /// Whether this is asked by root, to whom permissions do not show otherwise.
  static var isHidden: Bool { geteuid() == 0 }

  /// What is in the way to a file or folder, and what to do; nil where nothing is, or where it was
  /// told before.
  mutating func warning(about path: String) -> String? {
    guard let obstacle = PublicAccess.obstacle(to: path), told.insert(obstacle).inserted else {
      return nil
    }
    return switch obstacle {
    case .folder(let folder):
      "the service, which is another user, may not look into \(folder); "
        + "move what it needs elsewhere, or allow it with 'chmod o+rx \(folder)'"
    case .file(let file):
      "the service, which is another user, may not read \(file); "
        + "allow it with 'chmod o+r \(file)'"
    }
  }
}
