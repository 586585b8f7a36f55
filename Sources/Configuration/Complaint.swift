/// What is wrong with a configuration, where, and what to do about it.
package struct Complaint: Hashable, Sendable, CustomStringConvertible {
  /// How bad it is.
  package enum Severity: Hashable, Sendable {
    /// The configuration cannot be used.
    case error
    /// It can, but hardly means what it says.
    case warning
  }

  /// How bad it is.
  package var severity: Severity
  /// The file or folder, as it was named to the reader.
  package var file: String
  /// Where in the file; nil where the complaint is about the whole.
  package var position: SourcePosition?
  /// What is wrong, and what to do about it: one line.
  package var message: String

  /// Describes one complaint.
  package init(
    _ severity: Severity = .error, file: String, position: SourcePosition?, message: String
  ) {
    self.severity = severity
    self.file = file
    self.position = position
    self.message = message
  }

  /// One line that editors can follow: `file:line:column: what, and what to do`.
  package var description: String {
    let place = position.map { "\(file):\($0)" } ?? file
    return severity == .warning ? "\(place): warning: \(message)" : "\(place): \(message)"
  }
}
