import Glibc
import LinuxIO
import Synchronization
import TestFiles
import Testing

@testable import KioskRuntime

/// The store as systemd has it, at the other end of a socket: each test is a process of its own, because
/// the environment says where that is.
@Suite struct `A descriptor store` {
  @Test func `is told what to keep and to forget, and waited for`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let messages = Mutex<[String]>([])
      let manager = try Self.listen(at: folder.file("notify"))
      // SAFETY: the process has no other thread that asks.
      unsafe setenv("NOTIFY_SOCKET", folder.file("notify"), 1)
      let thread = try Thread("manager") {
        for _ in 0..<4 { messages.withLock { $0.append(Self.receive(from: manager)) } }
      }
      let store = DescriptorStore(patience: 60_000_000)
      store.keep(STDIN_FILENO, named: "drm-card1")
      store.forget("drm-card2")
      store.waitUntilDone()
      // The thread has taken what came before, and the last message at least from the socket.
      #expect(
        messages.withLock { $0.prefix(3) } == [
          "FDSTOREREMOVE=1 FDNAME=drm-card1", "FDSTORE=1 FDNAME=drm-card1 with a descriptor",
          "FDSTOREREMOVE=1 FDNAME=drm-card2",
        ])
      thread.join()
      #expect(messages.withLock { $0 }.last == "BARRIER=1 with a descriptor")
    }
  }

  @Test func `is nobody's without a service manager, and nothing waits for it`() async {
    await #expect(processExitsWith: .success) {
      // SAFETY: the process has no other thread that asks.
      unsafe unsetenv("NOTIFY_SOCKET")
      let store = DescriptorStore()
      store.keep(STDIN_FILENO, named: "drm-card1")
      store.forget("drm-card1")
      store.waitUntilDone()
      store.takeAll { name, _ in Issue.record("\(name) came from nowhere") }
    }
  }

  private static func listen(at path: String) throws -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let status = unsafe withUnsafePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(descriptor, $0, size)
      }
    }
    try #require(status == 0)
    // A store that says nothing is a failed test, not one that never ends.
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    _ = unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    return descriptor
  }

  /// Takes a message, and closes what comes with it.
  private static func receive(from descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 256)
    var flags: Int32 = 0
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      var part = unsafe iovec(iov_base: buffer.baseAddress, iov_len: buffer.count)
      return unsafe withUnsafeMutablePointer(to: &part) { part in
        var header = unsafe msghdr()
        unsafe header.msg_iov = part
        unsafe header.msg_iovlen = 1
        let count = unsafe recvmsg(descriptor, &header, 0)
        flags = unsafe header.msg_flags
        return count
      }
    }
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      .map { $0 == "\n" ? " " : $0 }
    // There is no room for what comes with it: the kernel says so, and closes it.
    return String(text) + (flags & Int32(MSG_CTRUNC) != 0 ? " with a descriptor" : "")
  }
}
