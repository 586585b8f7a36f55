internal import Glibc

/// Files read as a whole.
package enum FileContents {
  /// Reads a file.
  ///
  /// A pipe is read until whoever writes into it is done; one that nobody has opened for writing is
  /// not waited for, because that may be for ever.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: More bytes than this are refused with EFBIG, so that a wrong path to a device or
  ///     a huge file cannot take the machine's memory.
  package static func read(
    _ path: String, limit: Int = 1 << 30
  ) throws(SystemError) -> [UInt8] {
    let isPipe = FileStatus.isPipe(path)
    let file = try FileDescriptor.open(path, isPipe ? O_RDONLY | O_NONBLOCK : O_RDONLY)
    if isPipe { _ = fcntl(file.rawValue, F_SETFL, O_RDONLY) }
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
        if isPipe, bytes.isEmpty { throw Self.silence(of: path) }
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

  /// Reads no more than the first bytes of a file.
  package static func readStart(of path: String, count: Int) throws(SystemError) -> [UInt8] {
    let file = try FileDescriptor.open(path, O_RDONLY)
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
