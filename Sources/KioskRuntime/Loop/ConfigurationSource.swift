internal import Configuration
internal import LinuxIO

/// Where a kiosk's screens are described.
package enum ConfigurationSource: Hashable, Sendable {
  /// In a configuration file.
  case file(String)
  /// In a configuration file where it is there; else all is as the program has it.
  case optionalFile(String)
  /// Nowhere: all is as the program has it.
  case program
  /// Nowhere: they are the pictures of a folder, in name order, each pushing the next.
  case folder(String)

  /// Where a command line says it.
  ///
  /// - Parameters:
  ///   - path: A configuration file, or a folder of pictures for a program without screens.
  ///   - program: The program that will show it.
  init(path: String, of program: KioskProgram) {
    self = !program.isRootProvided && FilePath.isFolder(path) ? .folder(path) : .file(path)
  }

  /// Reads it as it is now.
  func read(for program: KioskProgram) -> ConfigurationReading {
    switch self {
    case .optionalFile(let path) where !FilePath.exists(path):
      ConfigurationReading(KioskConfiguration())
    case .file(let path), .optionalFile(let path):
      ConfigurationReader.read(
        file: path, views: program.registeredViews.sorted(),
        isRootProvided: program.isRootProvided)
    case .folder(let path):
      FolderConfiguration.read(folder: path)
    case .program:
      ConfigurationReading(KioskConfiguration())
    }
  }

  /// The configuration file; nil where there is none.
  var file: String? {
    switch self {
    case .file(let path), .optionalFile(let path): path
    case .folder, .program: nil
    }
  }

  /// The configuration file or the folder; nil where there is neither.
  var path: String? {
    switch self {
    case .file(let path), .optionalFile(let path), .folder(let path): path
    case .program: nil
    }
  }
}
