/// How a kiosk is run; the options of the command `run`.
package struct KioskOptions: Hashable, Sendable {
  /// Where the screens are described.
  package var source: ConfigurationSource
  /// Where frames go.
  package var display: DisplayKind
  /// The file for frame times, where they are wanted.
  package var pacingFile: String?
  /// The file for touch events, where they are wanted.
  package var recordingFile: String?

  /// Describes a run.
  package init(
    source: ConfigurationSource, display: DisplayKind = .kms, pacingFile: String? = nil,
    recordingFile: String? = nil
  ) {
    self.source = source
    self.display = display
    self.pacingFile = pacingFile
    self.recordingFile = recordingFile
  }
}
