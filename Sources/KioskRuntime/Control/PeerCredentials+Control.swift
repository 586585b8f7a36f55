internal import LinuxIO

extension PeerCredentials {
  /// Whether it is root or the kiosk's own user, whom nobody keeps out.
  var isTrusted: Bool { user == 0 || user == Self.ownUser }
}
