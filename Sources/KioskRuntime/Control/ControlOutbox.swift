internal import LinuxIO

/// What a client of the control socket is told, until it takes it.
struct ControlOutbox {
  /// Bytes of events that may wait to be read by a client that watches.
  static let longestBacklog = 64 << 10

  /// What the client has not taken yet.
  private var bytes: [UInt8] = []

  /// Whether the client has taken everything.
  var isEmpty: Bool { bytes.isEmpty }

  /// Whether an event finds room beside what waits.
  func hasRoom(for event: [UInt8]) -> Bool {
    bytes.count + event.count <= Self.longestBacklog
  }

  /// Adds what the client is told next.
  mutating func append(_ message: [UInt8]) { bytes += message }

  /// Sends as much as the client takes.
  ///
  /// - Parameter send: Sends bytes and says how many were taken, as `StreamSocket.send` does.
  mutating func flush(by send: (ArraySlice<UInt8>) throws(Errno) -> Int) throws(Errno) {
    var sent = 0
    // At once: a client that is slow but comes along never drains it.
    defer { bytes.removeFirst(sent) }
    while sent < bytes.count {
      let count = try send(bytes[sent...])
      if count == 0 { return }
      sent += count
    }
  }
}
