/// How much a line of the log matters, numbered as in syslog and the journal.
package enum LogLevel: Int, Sendable {
  /// Something that was asked for cannot be done.
  case error = 3
  /// It goes on, but somebody should look.
  case warning = 4
  /// Rare and worth knowing: a display came, a configuration was read again.
  case notice = 5
  /// What happens in the normal course.
  case info = 6
}
