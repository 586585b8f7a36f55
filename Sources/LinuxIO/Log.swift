internal import Glibc

/// Lines for whoever looks after the kiosk, on standard error.
///
/// Each line is one `write`, so nothing is lost in a buffer when the process is killed, and lines
/// of several threads do not mix. Under systemd a line starts with its priority (`<4>`), which the
/// journal takes off again.
package struct Log: Sendable {
  private let descriptor: Int32
  private let hasPriorities: Bool

  /// Writes to standard error, with priorities where that is the journal.
  package static let standard = Log(
    descriptor: STDERR_FILENO, hasPriorities: Self.isJournal(STDERR_FILENO))

  /// Writes to a descriptor that stays open as long as the log is used.
  ///
  /// - Parameters:
  ///   - descriptor: Borrowed.
  ///   - hasPriorities: Whether a line starts with its priority.
  package init(descriptor: Int32, hasPriorities: Bool) {
    self.descriptor = descriptor
    self.hasPriorities = hasPriorities
  }

  /// Writes one message; line ends in it become lines of the same priority.
  package func write(_ level: LogLevel, _ message: String) {
    var text = ""
    for line in message.split(separator: "\n", omittingEmptySubsequences: true) {
      if hasPriorities { text += "<\(level.rawValue)>" }
      text += line
      text += "\n"
    }
    // A log that cannot be written has nobody to be told; the kiosk goes on.
    FileOutput.writeAll(Array(text.utf8), to: descriptor)
  }

  /// Whether a descriptor is the journal's socket, as systemd tells in the environment.
  ///
  /// The variable alone is not enough: a shell under a service inherits it with another stderr.
  private static func isJournal(_ descriptor: Int32) -> Bool {
    var status = stat()
    // SAFETY: getenv's text is copied at once, before anything could change the environment;
    // fstat fills the structure that it borrows.
    guard let variable = unsafe getenv("JOURNAL_STREAM") else { return false }
    let stream = unsafe String(cString: variable)
    guard unsafe fstat(descriptor, &status) == 0 else { return false }
    return stream == "\(status.st_dev):\(status.st_ino)"
  }
}
