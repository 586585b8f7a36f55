import LinuxIO
import Testing

@testable import KioskRuntime

@Suite struct `What a client is told` {
  private var outbox = ControlOutbox()

  /// What a client takes that has room for so many bytes, and never more than seven at once.
  private mutating func flush(room: Int) throws -> [UInt8] {
    var taken: [UInt8] = []
    try outbox.flush { bytes throws(Errno) in
      let count = min(bytes.count, room - taken.count, 7)
      taken += bytes.prefix(count)
      return count
    }
    return taken
  }

  @Test mutating func `waits in its order until the client takes it`() throws {
    outbox.append(Array(0..<20))
    #expect(try flush(room: 15) == Array(0..<15))
    #expect(!outbox.isEmpty)
    outbox.append(Array(20..<30))
    #expect(try flush(room: 100) == Array(15..<30))
    #expect(outbox.isEmpty)
  }

  @Test mutating func `is limited by what waits, however much went before`() throws {
    let event = [UInt8](repeating: 0, count: ControlOutbox.longestBacklog / 2)
    for _ in 0..<10 {
      #expect(outbox.hasRoom(for: event))
      outbox.append(event)
      #expect(try flush(room: event.count - 1).count == event.count - 1)
    }
    outbox.append([UInt8](repeating: 0, count: event.count - 10))
    #expect(outbox.hasRoom(for: event))
    #expect(!outbox.hasRoom(for: event + [0]))
  }

  @Test mutating func `stays where the client is gone`() {
    outbox.append([1])
    #expect(throws: Errno.timedOut) {
      try outbox.flush { _ throws(Errno) in throw .timedOut }
    }
    #expect(!outbox.isEmpty)
  }
}
