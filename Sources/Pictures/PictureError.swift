internal import LinuxIO

/// Why a picture cannot be read or written: what was tried, on what, why it failed, what to do.
package struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, as a verb phrase that follows "could not".
  package var operation: String
  /// The file it was tried on.
  package var path: String
  /// Why it failed.
  package var reason: String
  /// What a person can do about it.
  package var remedy: String

  /// Describes one failure.
  package init(_ operation: String, _ path: String, reason: String, remedy: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
    self.remedy = remedy
  }

  init(reading path: String, reason: String, remedy: String = "save it again") {
    self.init("read the picture", path, reason: reason, remedy: remedy)
  }

  init(reading path: String, failedBy error: SystemError) {
    self.init(
      reading: path, reason: "\(error.reason)",
      remedy: error.remedy ?? "check the path and the file's permissions")
  }

  /// One sentence: `could not read the picture /srv/a.png: it is cut short; save it again`.
  package var description: String { "could not \(operation) \(path): \(reason); \(remedy)" }
}
