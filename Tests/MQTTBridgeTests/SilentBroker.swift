import Glibc
import LinuxIO

/// Whoever listens at a port and says only what a test has it say.
final class SilentBroker {
  let port: Int
  private let listener: Int32
  private var client: Int32 = -1

  /// - Parameter backlog: How many may wait to be let in, but one; the kernel overlooks others.
  init(backlog: Int32 = 4) throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (descriptor, length) = (listener, size)
    let isListening = unsafe withUnsafeMutablePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(descriptor, address, length) == 0 && listen(descriptor, backlog) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isListening else { throw Errno.current }
    port = Int(UInt16(bigEndian: address.sin_port))
  }

  deinit {
    hangUp()
    close(listener)
  }

  /// Takes a connection, and says nothing.
  ///
  /// - Throws: Where nobody connects for too long, on a machine that is busy, too.
  func admit() throws {
    hangUp()
    var request = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&request, 1, 60_000) == 1 else { throw Errno.timedOut }
    client = Glibc.accept(listener, nil, nil)
    guard client >= 0 else { throw Errno.current }
  }

  /// Lets a client in that connects, as MQTT 3.1.1 does: CONNACK, no session, code 0.
  func accept() throws {
    try admit()
    try acknowledge()
  }

  /// Lets the client in that is connected.
  func acknowledge() throws {
    let acknowledgement: [UInt8] = [0x20, 0x02, 0x00, 0x00]
    let isSent = unsafe send(client, acknowledgement, acknowledgement.count, 0) == 4
    guard isSent else { throw Errno.current }
  }

  /// What the client has sent since this was called last.
  func received() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe recv(client, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    return Array(bytes.prefix(max(0, count)))
  }

  /// Whether the client has hung up; what it has sent is lost.
  func isLeft() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe recv(client, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      if count <= 0 { return count == 0 || Errno.current != .wouldBlock }
    }
  }

  func hangUp() {
    if client >= 0 { close(client) }
    client = -1
  }
}
