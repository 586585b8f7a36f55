/// A picture file, and who names it where.
package struct PictureReference: Hashable, Sendable {
  /// The screen that shows it.
  package var screen: String
  /// The picture, with its resolved path.
  package var content: ScreenContent
  /// The configuration file or the folder.
  package var file: String
  /// Where the configuration names the picture or its folder; nil where there is no configuration.
  package var position: SourcePosition?

  /// A complaint about the picture, at the place that names it.
  package func complaint(
    _ message: String, severity: Complaint.Severity = .error
  ) -> Complaint {
    Complaint(severity, file: file, position: position, message: message)
  }
}
