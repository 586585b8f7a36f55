import Foundation
import Glibc

/// The supervisor's end of `sd_notify`, as systemd opens it.
final class ServiceSocket {
  struct Silence: Error, CustomStringConvertible {
    let awaited: String
    let heard: [String]
    var description: String { "no message like '\(awaited)' came; before: \(heard)" }
  }

  let path: String
  private let descriptor: Int32
  private(set) var messages: [String] = []

  init(in scratch: Scratch) throws {
    path = scratch.file("notify")
    // Of a kiosk that was run before.
    _ = unsafe unlink(path)
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let status = unsafe withUnsafePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(descriptor, $0, size)
      }
    }
    guard status == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    // A kiosk that says nothing is a failed test, not one that never ends.
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    _ = unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit {
    close(descriptor)
  }

  /// Waits for a message that contains `text` and returns it.
  @discardableResult
  func wait(for text: String) throws -> String {
    while true {
      var buffer = [UInt8](repeating: 0, count: 8192)
      let count = unsafe recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { throw Silence(awaited: text, heard: messages) }
      let message = String(decoding: buffer[..<count], as: UTF8.self)
      messages.append(message)
      if message.contains(text) { return message }
    }
  }
}
