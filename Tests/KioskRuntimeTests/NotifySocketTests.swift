import Glibc
import TestFiles
import Testing

@testable import KioskRuntime

/// A service manager that reads when the test does.
@Suite struct `What systemd is told` {
  private let folder: TemporaryFolder
  private let manager: Int32

  init() throws {
    folder = try TemporaryFolder()
    manager = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
  }

  private func listen(at path: [UInt8]) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path) }
    let size = socklen_t(MemoryLayout<sa_family_t>.size + path.count)
    let status = unsafe withUnsafePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(manager, $0, size)
      }
    }
    try #require(status == 0)
  }

  /// Everything that was said and not read yet.
  private func read() -> [String] {
    var messages: [String] = []
    var bytes = [UInt8](repeating: 0, count: 256)
    while case let count = unsafe recv(manager, &bytes, bytes.count, 0), count > 0 {
      messages.append(String(decoding: bytes.prefix(count), as: UTF8.self))
    }
    return messages
  }

  @Test func `is not waited for, and said again, of each kind the last`() throws {
    defer { close(manager) }
    try listen(at: Array(folder.file("notify").utf8))
    let socket = NotifySocket(at: folder.file("notify"))
    // The kernel keeps some ten (net.unix.max_dgram_qlen).
    for number in 0..<2000 { socket.send("STATUS=\(number)") }
    for message in ["READY=1", "WATCHDOG=1", "WATCHDOG=1"] { socket.send(message) }
    let taken = read()
    #expect(taken == taken.indices.map { "STATUS=\($0)" })
    socket.send("STOPPING=1")
    #expect(read() == ["STATUS=1999", "READY=1", "WATCHDOG=1", "STOPPING=1"])
    socket.send("STATUS=leaving")
    #expect(read() == ["STATUS=leaving"])
  }

  @Test func `reaches an abstract name as well`() throws {
    defer { close(manager) }
    let name = folder.file("notify")
    try listen(at: [0] + Array(name.utf8))
    NotifySocket(at: "@" + name).send("READY=1")
    #expect(read() == ["READY=1"])
  }

  @Test(arguments: ["/run/systemd/notify", "@notify", "/" + String(repeating: "n", count: 106)])
  func `goes to an address that is one`(address: String) {
    #expect(NotifySocket.obstacle(to: address) == nil)
  }

  @Test(arguments: ["notify", "vsock:2:1234", "/" + String(repeating: "n", count: 107)])
  func `goes nowhere where the address is none, which is said`(address: String) {
    #expect(NotifySocket.obstacle(to: address)?.hasPrefix("NOTIFY_SOCKET is '") == true)
  }

  @Test func `is forgotten where nobody listens`() throws {
    let socket = NotifySocket(at: folder.file("notify"))
    socket.send("READY=1")
    defer { close(manager) }
    try listen(at: Array(folder.file("notify").utf8))
    socket.send("WATCHDOG=1")
    #expect(read() == ["WATCHDOG=1"])
  }
}
