internal import LinuxIO

/// Reads the configuration file.
///
/// The way: bytes -> `SourceText` (UTF-8, size) -> libyaml -> `YAMLNode` (a tree with positions) ->
/// `SchemaReader` (kinds, ranges, names) -> `KioskConfiguration`.
package enum ConfigurationReader {
  /// Bytes that a configuration has at most.
  package static let greatestSize = SourceText.greatestSize

  /// Reads a file; a file that cannot be opened is a complaint, too.
  ///
  /// - Parameters:
  ///   - file: Its path, which complaints repeat as it is given.
  ///   - views: The names of the views that the program offers.
  ///   - isRootProvided: Whether the program has a first screen of its own: then the configuration
  ///     need not name one, nor describe any.
  package static func read(
    file: String, views: [String] = [], isRootProvided: Bool = false
  ) -> ConfigurationReading {
    if FilePath.isFolder(file) {
      let advice =
        isRootProvided
        ? "name a configuration file"
        : "to show its pictures, write 'kiosk-navigator run \(file)'"
      let complaint = Complaint(
        file: file, position: nil, message: "this is a folder; \(advice)")
      return ConfigurationReading(complaints: [complaint], pictures: [])
    }
    do throws(SystemError) {
      let bytes = try FileContents.read(file, limit: SourceText.greatestSize)
      return read(text: bytes, file: file, views: views, isRootProvided: isRootProvided)
    } catch {
      let message =
        error.reason == .tooLarge ? SourceText.tooLarge : error.advising(aboutIt: error.operation)
      let complaint = Complaint(file: file, position: nil, message: message)
      return ConfigurationReading(complaints: [complaint], pictures: [])
    }
  }

  /// Reads a text as if it were the contents of `file`; folders it names are looked up on disk.
  package static func read(
    text: [UInt8], file: String, views: [String] = [], isRootProvided: Bool = false
  ) -> ConfigurationReading {
    let folders = PictureFolder(relativeTo: FilePath.parent(of: file))
    return read(
      text: text, file: file, views: views, isRootProvided: isRootProvided, folders: folders)
  }

  static func read(
    text: [UInt8], file: String, views: [String], isRootProvided: Bool, folders: PictureFolder
  ) -> ConfigurationReading {
    var schema = SchemaReader(views: views, isRootProvided: isRootProvided, folders: folders)
    var configuration: KioskConfiguration?
    do throws(Finding) {
      let (root, findings) = YAMLDocument.read(try SourceText(checking: text))
      for finding in findings { schema.complain(at: finding.position, finding.message) }
      if let root {
        configuration = schema.kiosk(Field(root: root))
      } else if findings.isEmpty {
        configuration = schema.kioskOfNothing()
      }
    } catch {
      schema.complain(at: error.position, error.message)
    }
    let complaints = schema.complaints(about: file)
    let pictures = schema.pictures.map { screen, content, position in
      PictureReference(screen: screen, content: content, file: file, position: position)
    }
    var reading = ConfigurationReading(
      configuration: configuration, complaints: complaints, pictures: pictures)
    if reading.hasErrors { reading.configuration = nil }
    reading.folders = schema.pictureFolders
    reading.text = text
    return reading
  }
}
