internal import LinuxIO

/// What a command was asked to print.
enum StandardOutput {
  /// Writes text as it is, at once.
  static func write(_ text: String) throws(CommandFailure) {
    do throws(SystemError) {
      try FileOutput.print(text)
    } catch {
      throw CommandFailure(error.description)
    }
  }
}
