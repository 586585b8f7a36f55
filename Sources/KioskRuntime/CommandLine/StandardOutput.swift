internal import Glibc
internal import LinuxIO

/// What a command was asked to print.
enum StandardOutput {
  /// Writes text as it is, at once.
  static func write(_ text: String) {
    FileOutput.writeAll(Array(text.utf8), to: STDOUT_FILENO)
  }
}
