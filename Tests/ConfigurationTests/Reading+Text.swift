import LinuxIO

@testable import Configuration

/// Reads a text as `/etc/kiosk.yaml`, with folders made up.
func read(
  _ text: String, views: [String] = [], isRootProvided: Bool = false,
  folders: [String: [String]] = [:]
) -> ConfigurationReading {
  ConfigurationReader.read(
    text: Array(text.utf8), file: "/etc/kiosk.yaml", views: views,
    isRootProvided: isRootProvided,
    folders: PictureFolder(base: "/etc") { path in
      if let names = folders[path] { return .success(names) }
      return .failure(SystemError("list the folder", on: path, reason: .noSuchFile))
    })
}

/// What is said about a text, without the file's name.
func complaints(
  about text: String, views: [String] = [], isRootProvided: Bool = false
) -> [String] {
  read(text, views: views, isRootProvided: isRootProvided).complaints.map { complaint in
    String("\(complaint)".dropFirst("/etc/kiosk.yaml:".count))
  }
}

/// A configuration with nothing to complain about, to which a row of a table adds.
let sound = "root: a\nscreens: {a: {color: '#000000'}}\n"
