import Glibc
import LinuxIO
import Testing

@Suite struct `A socket of packets` {
  private func next(_ socket: borrowing PacketSocket, atMost count: Int = 8) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    guard case .packet(let count, _) = socket.receive(into: &bytes) else { return nil }
    return Array(bytes.prefix(count))
  }

  @Test func `keeps packets apart and in order, both ways`() throws {
    let pair = try PacketSocket.Pair()
    try pair.near.send([1, 2, 3])
    try pair.near.send([4])
    try pair.far.send([5])
    #expect(next(pair.far) == [1, 2, 3])
    #expect(next(pair.far) == [4])
    #expect(next(pair.far) == nil)
    #expect(next(pair.near) == [5])
  }

  @Test func `cuts off what is longer than its receiver expects`() throws {
    let pair = try PacketSocket.Pair()
    try pair.near.send([1, 2, 3])
    try pair.near.send([4])
    #expect(next(pair.far, atMost: 2) == [1, 2])
    #expect(next(pair.far) == [4])
  }

  @Test func `waits for nobody`() throws {
    let pair = try PacketSocket.Pair()
    let error = #expect(throws: Errno.self) {
      while true { try pair.near.send([UInt8](repeating: 0, count: 64)) }
    }
    #expect(error == .wouldBlock)
  }

  @Test func `tells what was sent before the other end was closed, and then that it is gone`()
    throws
  {
    let pair = try PacketSocket.Pair()
    try pair.far.send([1])
    let near = pair.keepNear()
    #expect(next(near) == [1])
    var bytes: [UInt8] = [0]
    guard case .hungUp = near.receive(into: &bytes) else {
      Issue.record("the other end is there")
      return
    }
    #expect(throws: Errno(rawValue: EPIPE)) { try near.send([1]) }
  }

  @Test func `carries an open file`() throws {
    let pair = try PacketSocket.Pair()
    let memory = try SharedMemory(named: "test", count: 8)
    unsafe memory.withBytes { bytes in unsafe bytes[3] = 7 }
    try pair.near.send([1], attachment: memory.descriptor)
    var bytes: [UInt8] = [0]
    guard case .packet(1, let file?) = pair.far.receive(into: &bytes) else {
      Issue.record("no file came")
      return
    }
    #expect(fcntl(file.rawValue, F_GETFD) == FD_CLOEXEC)
    let seen = try SharedMemory(reading: file, count: 8)
    #expect(seen.bytes(2..<5) == [0, 7, 0])
    unsafe memory.withBytes { bytes in unsafe bytes[4] = 8 }
    #expect(seen.bytes(2..<5) == [0, 7, 8])
  }
}
