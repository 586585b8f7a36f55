internal import Glibc

/// Lines for whoever looks after the kiosk, on standard error.
///
/// Each line is one `write`, so nothing is lost in a buffer when the process is killed, and lines
/// of several threads do not mix. Nobody who moves a screen waits for a journal that hangs
/// (`withoutWaiting`). Under systemd a line starts with its priority (`<4>`), which the
/// journal takes off again; a line about an event goes to the journal's own socket, with its details
/// as fields. (Not every line: where a process ends at once, the journal no longer finds out whose
/// such a line was, and `systemctl status` would not show the reason.)
package struct Log: Sendable {
  private var outlet: LogOutlet
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
    outlet = LogOutlet(descriptor, hasPriorities: hasPriorities, waits: true)
    self.journal = journal
  }

  /// The same log, which waits for no pipe and no socket to take a line, but loses and counts it.
  package var withoutWaiting: Log {
    var log = self
    log.outlet = outlet.withoutWaiting
    return log
  }

  /// The same log, whose messages begin with what they are about.
  package func about(_ subject: String) -> Log {
    var log = self
    log.prefix = "\(subject): "
    return log
  }

  /// Writes one message; line ends in it become lines of the same priority.
  package func write(_ level: LogLevel, _ message: String) {
    outlet.write(level, message.split(separator: "\n").map { prefix + $0 })
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
    outlet.tellLosses()
    switch journal?.send(entry + fields.map { ($0.name, $0.value) }) ?? .absent {
    case .sent: break
    case .busy: outlet.countLoss()
    case .absent: write(level, message)
    }
  }

  /// Whether a descriptor is the journal's socket, as systemd tells in the environment.
  ///
  /// The variable alone is not enough: a shell under a service inherits it with another stderr.
  private static func isJournal(_ descriptor: Int32) -> Bool {
    guard let stream = EnvironmentVariable.value(of: "JOURNAL_STREAM") else { return false }
    var status = stat()
    // SAFETY: fstat fills the structure that it borrows.
    guard unsafe fstat(descriptor, &status) == 0 else { return false }
    return stream == "\(status.st_dev):\(status.st_ino)"
  }
}
