/// What came of reading a configuration.
package struct ConfigurationReading: Sendable {
  /// The kiosk; nil where there is an error among the complaints.
  package var configuration: KioskConfiguration?
  /// Errors and warnings, in the order of the file.
  package var complaints: [Complaint]
  /// The picture files that the configuration names, in its order; `check` decodes them all.
  package var pictures: [PictureReference]
  /// The folders whose pictures become screens, there or not: what is put into them changes the
  /// kiosk.
  package var folders: [String] = []
  /// What was read; nil where that is no file's text, or could not be read.
  package var text: [UInt8]?

  init(
    configuration: KioskConfiguration? = nil, complaints: [Complaint], pictures: [PictureReference]
  ) {
    self.configuration = configuration
    self.complaints = complaints
    self.pictures = pictures
  }

  /// What comes of a configuration that nobody had to read.
  package init(_ configuration: KioskConfiguration) {
    self.init(configuration: configuration, complaints: [], pictures: [])
  }

  /// Whether the configuration cannot be used.
  package var hasErrors: Bool { complaints.contains { $0.severity == .error } }
}
