package import Gestures

/// A device and what it sent: the content of an evemu recording.
package struct EvemuRecording: Hashable, Sendable {
  /// The device.
  package var description: DeviceDescription
  /// What it sent, in order; times are those of the recording.
  package var events: [EvdevEvent]

  /// Whether its text ended in the middle of a line, as after a power cut; what could not be read
  /// of that line is left out.
  package var isCutOff = false

  /// Puts a recording together.
  package init(description: DeviceDescription, events: [EvdevEvent]) {
    self.description = description
    self.events = events
  }

  /// Reads the text of a recording.
  ///
  /// - Parameters:
  ///   - text: UTF-8 text in the format of evemu 1.0 to 1.3.
  ///   - file: The name used in complaints.
  package init(parsing text: [UInt8], file: String) throws(EvemuError) {
    var parser = EvemuParser(text: text, file: file)
    self = try parser.parse()
  }

  /// The recording as evemu text.
  package var text: [UInt8] {
    var writer = EvemuWriter()
    writer.append(description)
    for event in events { writer.append(event) }
    return writer.bytes
  }
}
