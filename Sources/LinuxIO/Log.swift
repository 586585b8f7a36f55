internal import Glibc

/// Lines for whoever looks after the kiosk, on standard error.
///
/// Each line is one `write`, so nothing is lost in a buffer when the process is killed, and lines
/// of several threads do not mix. Under systemd a line starts with its priority (`<4>`), which the
/// journal takes off again; a line about an event goes to the journal's own socket, with its details
/// as fields. (Not every line: where a process ends at once, the journal no longer finds out whose
/// such a line was, and `systemctl status` would not show the reason.)
package struct Log: Sendable {
  private let descriptor: Int32
  private let hasPriorities: Bool
  private let journal: JournalSocket?
  private var prefix = ""

  /// Writes to standard error, with priorities and fields where that is the journal.
  package static let standard: Log = {
    let isJournal = Self.isJournal(STDERR_FILENO)
    return Log(
      descriptor: STDERR_FILENO, hasPriorities: isJournal,
      journal: isJournal ? JournalSocket() : nil)
  }()

  /// Writes to a descriptor that stays open as long as the log is used.
  ///
  /// - Parameters:
  ///   - descriptor: Borrowed.
  ///   - hasPriorities: Whether a line starts with its priority.
  package init(descriptor: Int32, hasPriorities: Bool) {
    self.init(descriptor: descriptor, hasPriorities: hasPriorities, journal: nil)
  }

  /// Writes to a descriptor that stays open as long as the log is used, and events to a socket.
  ///
  /// - Parameters:
  ///   - descriptor: Borrowed.
  ///   - journal: Takes entries as the journal does.
  package init(descriptor: Int32, journal: consuming PacketSocket) {
    self.init(descriptor: descriptor, hasPriorities: true, journal: JournalSocket(journal))
  }

  private init(descriptor: Int32, hasPriorities: Bool, journal: JournalSocket?) {
    self.descriptor = descriptor
    self.hasPriorities = hasPriorities
    self.journal = journal
  }

  /// The same log, whose messages begin with what they are about.
  package func about(_ subject: String) -> Log {
    var log = self
    log.prefix = "\(subject): "
    return log
  }

  /// Writes one message; line ends in it become lines of the same priority.
  package func write(_ level: LogLevel, _ message: String) {
    var text = ""
    for line in message.split(separator: "\n", omittingEmptySubsequences: true) {
      if hasPriorities { text += "<\(level.rawValue)>" }
      text += prefix
      text += line
      text += "\n"
    }
    // A log that cannot be written has nobody to be told; the kiosk goes on.
    FileOutput.writeAll(Array(text.utf8), to: descriptor)
  }

  /// Writes one message about an event.
  ///
  /// - Parameters:
  ///   - level: How much it matters.
  ///   - message: A line for people.
  ///   - event: What it is about.
  ///   - fields: Details that it can be found by.
  package func write(
    _ level: LogLevel, _ message: String, about event: LogEvent, _ fields: LogField...
  ) {
    let entry = [
      ("MESSAGE", prefix + message), ("PRIORITY", "\(level.rawValue)"),
      ("MESSAGE_ID", event.rawValue),
      ("SYSLOG_IDENTIFIER", FilePath.name(of: CommandLine.arguments.first ?? "")),
    ]
    if journal?.send(entry + fields.map { ($0.name, $0.value) }) ?? false { return }
    write(level, message)
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
