internal import Configuration
internal import LinuxIO

/// Where a kiosk's screens are described.
package enum ConfigurationSource: Hashable, Sendable {
  /// In a configuration file.
  case file(String)
  /// Nowhere: they are the pictures of a folder, in name order, each pushing the next.
  case folder(String)

  /// Reads it as it is now.
  func read() -> ConfigurationReading {
    switch self {
    case .file(let path): ConfigurationReader.read(file: path)
    case .folder(let path): FolderConfiguration.read(folder: path)
    }
  }

  /// Notices when it changes.
  func watch() throws(SystemError) -> FileWatcher {
    switch self {
    case .file(let path): try FileWatcher(file: path)
    case .folder(let path): try FileWatcher(folder: path)
    }
  }
}
