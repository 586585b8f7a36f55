internal import LinuxIO

/// Reads the configuration of `kiosk-mqtt`, in the way in which the kiosk's is read.
package enum BridgeReader {
  /// Reads a file; a file that cannot be opened is a complaint, too.
  ///
  /// - Parameter file: Its path, which complaints repeat as it is given.
  /// - Returns: The bridge, nil where something is wrong with it, and everything that is.
  package static func read(
    file: String
  ) -> (bridge: BridgeConfiguration?, complaints: [Complaint]) {
    do throws(SystemError) {
      return read(
        text: try FileContents.read(file, limit: SourceText.greatestSize), file: file)
    } catch {
      let message =
        error.reason == .tooLarge ? SourceText.tooLarge : error.advising(aboutIt: error.operation)
      return (nil, [Complaint(file: file, position: nil, message: message)])
    }
  }

  /// Reads a text as if it were the contents of `file`.
  package static func read(
    text: [UInt8], file: String
  ) -> (bridge: BridgeConfiguration?, complaints: [Complaint]) {
    let folder = FilePath.parent(of: file)
    var schema = SchemaReader(
      views: [], isRootProvided: true, folders: PictureFolder(relativeTo: folder))
    var bridge: BridgeConfiguration?
    do throws(Finding) {
      let (root, findings) = YAMLDocument.read(try SourceText(checking: text))
      for finding in findings { schema.complain(at: finding.position, finding.message) }
      if let root {
        bridge = schema.bridge(Field(root: root), in: folder)
      } else if findings.isEmpty {
        schema.complain(
          at: .start, "the file says nothing; write at least 'broker: {host: mqtt.example.org}'")
      }
    } catch {
      schema.complain(at: error.position, error.message)
    }
    return (schema.hasErrors ? nil : bridge, schema.complaints(about: file))
  }
}
