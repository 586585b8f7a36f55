import Foundation

/// A disk that a virtual machine boots Debian from.
struct Disk {
  /// An ext4 file system without partitions.
  var image: URL
  /// What the guest writes stays on it, as on a real one; else it goes with the machine.
  var isKept: Bool
  /// What is on it shows its splash while it boots (plymouth).
  var showsSplash = false
}
