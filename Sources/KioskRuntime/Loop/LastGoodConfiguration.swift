internal import Configuration
internal import LinuxIO

/// Where the configuration is kept that was shown last, for the day that the file itself cannot be
/// used.
///
/// It is the file's text, byte for byte, under a name that says which file it was: another file's
/// last good configuration is another kiosk. Its paths are relative to that file, not to the copy.
struct LastGoodConfiguration: Hashable, Sendable {
  private static let prefix = "last-good:"

  /// The file that was read.
  private let original: String
  /// The copy.
  let path: String

  /// Finds the place for a configuration.
  ///
  /// - Parameters:
  ///   - source: Where the kiosk is described.
  ///   - stateDirectory: The folder for what outlives the process, as systemd names it: of several
  ///     with colons between them the first one counts.
  /// - Returns: Nil where there is no such folder, or the kiosk is not described in a file.
  init?(of source: ConfigurationSource, in stateDirectory: String?) {
    guard let file = source.file, let folder = stateDirectory?.split(separator: ":").first else {
      return nil
    }
    original = file
    path = FilePath.resolve(Self.name(for: FilePath.absolute(file)), in: String(folder))
  }

  /// The folder that systemd has made for the service; nil without one.
  static var stateDirectory: String? { EnvironmentVariable.value(of: "STATE_DIRECTORY") }

  /// A path as the name of a file: `/` and `%` are written as their codes.
  private static func name(for path: String) -> String {
    path.reduce(into: prefix) { name, character in
      switch character {
      case "/": name += "%2F"
      case "%": name += "%25"
      default: name.append(character)
      }
    }
  }

  /// The text that is kept; nil where there is none, or none that can be read.
  private var text: [UInt8]? {
    try? FileContents.read(path, limit: ConfigurationReader.greatestSize)
  }

  /// Reads it as the file itself is read; nil where none is kept.
  func read(for program: KioskProgram) -> ConfigurationReading? {
    text.map { text in
      ConfigurationReader.read(
        text: text, file: original, views: program.registeredViews.sorted(),
        isRootProvided: program.isRootProvided)
    }
  }

  /// Keeps a text from now on; one that is kept already is not written again.
  ///
  /// It waits for the disk.
  func keep(_ text: [UInt8]) throws(SystemError) {
    if text == self.text { return }
    let folder = FilePath.parent(of: path)
    // What a power cut has left of an earlier attempt.
    for name in DirectoryContents.readableNames(in: folder)
    where name.hasPrefix("\(FilePath.name(of: path)).")
      && name.hasSuffix(AtomicFile.temporarySuffix)
    {
      try? FilePath.removeFile(FilePath.resolve(name, in: folder))
    }
    try AtomicFile.write(text, to: path, mode: 0o600)
  }
}
