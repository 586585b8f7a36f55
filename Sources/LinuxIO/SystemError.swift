/// A failure of a call into the system: what was tried, on what, why it failed, what to do.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, as a verb phrase that follows "could not": `open the display`.
  package var operation: String
  /// The file or device it was tried on.
  package var subject: String
  /// Why it failed.
  package var reason: Errno
  /// What a person can do about it, where that is known.
  package var remedy: String?

  /// Describes one failure.
  package init(_ operation: String, on subject: String, reason: Errno, remedy: String? = nil) {
    self.operation = operation
    self.subject = subject
    self.reason = reason
    self.remedy = remedy
  }

  /// One sentence: `could not open the display /dev/dri/card0: Permission denied (EACCES); ...`.
  package var description: String {
    let sentence = "could not \(operation) \(subject): \(reason)"
    guard let remedy else { return sentence }
    return "\(sentence); \(remedy)"
  }
}
