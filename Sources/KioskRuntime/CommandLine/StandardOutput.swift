internal import Glibc
internal import LinuxIO

/// What a command was asked to print.
enum StandardOutput {
  /// Writes text as it is, at once.
  static func write(_ text: String) throws(CommandFailure) {
    if let reason = FileOutput.writeAll(Array(text.utf8), to: STDOUT_FILENO) {
      throw CommandFailure(SystemError("write", on: "standard output", reason: reason).description)
    }
  }
}
