internal import Glibc
internal import LinuxIO

/// Why a kiosk cannot be controlled.
package struct ControlFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What failed, why, and what to do.
  package let description: String

  /// Describes a failure.
  package init(_ description: String) {
    self.description = description
  }

  /// The kiosk is gone, or has sent its client away.
  package static let ended = ControlFailure(
    "the kiosk has ended the connection; its log says why, where it is still there")

  /// The kiosk is there, and says nothing.
  package static let silent = ControlFailure(
    "the kiosk does not answer: it hangs, or is stopped; its watchdog restarts it where it is a "
      + "service, else end it and start it again")

  /// Says why nobody could be connected to.
  ///
  /// - Parameters:
  ///   - failures: One for each path that was tried.
  ///   - setting: By what another path can be named.
  init(connecting failures: [SystemError], namedBy setting: String) {
    let paths = failures.map(\.subject).joined(separator: " and ")
    if let denied = failures.first(where: { $0.reason == .permissionDenied }) {
      self.init(
        "you may not control the kiosk at \(denied.subject); join the group kiosk "
          + "(sudo usermod -aG kiosk $USER, then log in again), or ask as root")
    } else if failures.contains(where: { $0.reason == .wouldBlock }) {
      // More wait to be accepted than a kiosk leaves waiting.
      self = .silent
    } else if let other = failures.first(where: { !Self.meansAbsent.contains($0.reason) }) {
      self.init(other.description)
    } else {
      self.init(
        "no kiosk is running that can be controlled: nobody listens at \(paths); start it, or name "
          + "its socket by \(setting)")
    }
  }

  private static let meansAbsent: Set<Errno> = [
    .noSuchFile, .connectionRefused, Errno(rawValue: ENOTDIR),
  ]
}
