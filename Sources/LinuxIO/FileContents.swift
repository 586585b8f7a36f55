internal import Glibc

/// Files read as a whole.
package enum FileContents {
  /// Reads a file.
  ///
  /// A pipe, a socket or a device that has taken the place of a file is refused: to read it, or only to
  /// open it, may take for ever. One that is named as such, as `/dev/stdin` or a shell's `/dev/fd/63`, is
  /// read to its end.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: More bytes than this are refused with EFBIG, so that a wrong path to a device or
  ///     a huge file cannot take the machine's memory.
  package static func read(
    _ path: String, limit: Int = 1 << 30
  ) throws(SystemError) -> [UInt8] {
    let file = try FileDescriptor.openFile(path)
    var status = stat()
    // SAFETY: fstat fills the structure that it borrows.
    _ = unsafe fstat(file.rawValue, &status)
    // Before its memory is asked for; sysfs says of every file that it has a page.
    guard status.st_size <= max(limit, 4096) else {
      throw SystemError("read", on: path, reason: .tooLarge)
    }
    var bytes: [UInt8] = []
    var chunk = min(max(Int(status.st_size), 4095), limit) + 1
    while true {
      let start = bytes.count
      var reason: Errno?
      // One byte more than the file's size, so that its end shows in the same call.
      bytes.append(contentsOf: repeatElement(0, count: chunk))
      // SAFETY: the kernel writes at most into the part of the array just appended.
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[start...])
        return unsafe Glibc.read(file.rawValue, rest.baseAddress, rest.count)
      }
      if count < 0 { reason = .current }
      bytes.removeLast(chunk - max(0, count))
      if let reason {
        if reason == .interrupted { continue }
        throw SystemError("read", on: path, reason: reason)
      }
      if bytes.count > limit {
        throw SystemError("read", on: path, reason: .tooLarge)
      }
      if count == 0 {
        if bytes.isEmpty, status.st_mode & S_IFMT == S_IFIFO { throw Self.silence(of: path) }
        return bytes
      }
      chunk = min(64 << 10, limit + 1 - bytes.count)
    }
  }

  private static func silence(of pipe: String) -> SystemError {
    SystemError(
      "read", on: pipe, reason: Errno(rawValue: EPIPE),
      remedy: "it is a pipe that nobody has written into; name a file")
  }

  /// Reads no more than the first bytes of a file; what is none is refused as by `read`.
  package static func readStart(of path: String, count: Int) throws(SystemError) -> [UInt8] {
    let file = try FileDescriptor.openFile(path)
    var bytes = [UInt8](repeating: 0, count: count)
    // SAFETY: the kernel writes at most into the array.
    let length = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe Glibc.read(file.rawValue, buffer.baseAddress, buffer.count)
    }
    guard length >= 0 else { throw SystemError("read", on: path, reason: .current) }
    bytes.removeLast(count - length)
    return bytes
  }
}
