internal import LinuxIO

/// Where kiosks listen.
package enum ControlSocketPath {
  /// The socket's name in its folder.
  package static let name = "control.sock"
  /// The folder that systemd makes for the service.
  private static let serviceFolder = "/run/kiosk-navigator"

  /// Where a kiosk listens whose configuration does not say.
  ///
  /// - Returns: In the folder that a service manager has made for it, else in the one that a user has
  ///   made in the runtime folder of the session; nil where there is neither.
  package static var ofThisKiosk: String? {
    if let folders = EnvironmentVariable.value(of: "RUNTIME_DIRECTORY"),
      let first = folders.split(separator: ":").first
    {
      return "\(first)/\(name)"
    }
    guard let folder = sessionFolder, FilePath.isFolder(folder) else { return nil }
    return "\(folder)/\(name)"
  }

  /// Where a running kiosk is looked for, the most likely first.
  package static var candidates: [String] {
    let session = sessionFolder.map { "\($0)/\(name)" }
    return (session.map { FilePath.exists($0) ? [$0] : [] } ?? []) + ["\(serviceFolder)/\(name)"]
  }

  private static var sessionFolder: String? {
    EnvironmentVariable.value(of: "XDG_RUNTIME_DIR").map { "\($0)/kiosk-navigator" }
  }
}
