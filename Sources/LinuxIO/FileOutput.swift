internal import Glibc

/// Whole writes to open files.
package enum FileOutput {
  /// Prints text on standard output, as it is and at once.
  package static func print(_ text: String) throws(SystemError) {
    if let reason = writeAll(Array(text.utf8), to: STDOUT_FILENO) {
      throw SystemError("write", on: "standard output", reason: reason)
    }
  }

  /// Writes every byte, however many calls that takes.
  ///
  /// - Returns: Why it could not, or nil when all is written.
  @discardableResult
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Errno? {
    var written = 0
    while written < bytes.count {
      // SAFETY: the kernel reads only the rest of the array, during the call.
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        return unsafe write(descriptor, rest.baseAddress, rest.count)
      }
      if count > 0 {
        written += count
      } else if count < 0 {
        let reason = Errno.current
        if reason != .interrupted { return reason }
      }
    }
    return nil
  }
}
