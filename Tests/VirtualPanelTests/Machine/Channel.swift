import Glibc
import LinuxIO

/// A two-way line into the virtual machine: a pair of FIFOs that QEMU has opened, too.
///
/// Nothing is ever waited for without a deadline, so a guest that hangs is a failure with a name
/// and not a test run that never ends.
final class Channel {
  private let name: String
  private let incoming: FileDescriptor
  private let outgoing: FileDescriptor
  private var received: [UInt8] = []

  /// Makes the FIFOs `path.in` and `path.out`, as QEMU's `-chardev pipe` expects them.
  init(path: String) throws {
    name = path
    for end in ["\(path).in", "\(path).out"] {
      // SAFETY: the path is lent as a C string for the length of the call.
      guard unsafe mkfifo(end, 0o600) == 0 else {
        throw SystemError("make the FIFO", on: end, reason: .current)
      }
    }
    // Opened for reading and writing a FIFO neither waits for its other end nor reports its loss.
    outgoing = try FileDescriptor.open("\(path).in", O_RDWR)
    incoming = try FileDescriptor.open("\(path).out", O_RDWR)
  }

  /// Sends text as it is.
  func send(_ text: String) throws {
    if let reason = FileOutput.writeAll(Array(text.utf8), to: outgoing.rawValue) {
      throw SystemError("write to", on: name, reason: reason)
    }
  }

  /// The next line, without its end.
  func line(by deadline: Deadline) throws -> String {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = received[..<end]
        received.removeFirst(end + 1)
        return String(decoding: line.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
      }
      try receive(by: deadline)
    }
  }

  /// The next `count` bytes as text.
  func text(ofBytes count: Int, by deadline: Deadline) throws -> String {
    while received.count < count { try receive(by: deadline) }
    defer { received.removeFirst(count) }
    return String(decoding: received.prefix(count), as: UTF8.self)
  }

  private func receive(by deadline: Deadline) throws {
    var waiting = pollfd(fd: incoming.rawValue, events: Int16(POLLIN), revents: 0)
    // SAFETY: the kernel reads and fills the one structure that it borrows.
    let ready = unsafe poll(&waiting, 1, deadline.millisecondsLeft)
    guard ready > 0 else { throw PanelFailure("no answer on \(name) \(deadline)") }
    var chunk: [UInt8] = Array(repeating: 0, count: 4096)
    // SAFETY: the kernel writes at most as many bytes as the array has.
    let count = unsafe read(incoming.rawValue, &chunk, chunk.count)
    guard count > 0 else { throw SystemError("read from", on: name, reason: .current) }
    received += chunk.prefix(count)
  }
}
