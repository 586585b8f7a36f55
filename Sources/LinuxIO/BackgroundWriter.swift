internal import Synchronization

/// Writes what one thread hands over into an open file, on a thread of its own, so that nobody waits
/// for a disk or for whoever reads a pipe.
package final class BackgroundWriter: Sendable {
  private struct State: Sendable {
    var pieces: [[UInt8]] = []
    var waiting = 0
    var isFinished = false
    var hasFailed = false
  }

  /// What the thread keeps alive; not the writer itself, which ends it when it goes.
  private final class Desk: Sendable {
    let state = Mutex(State())
    let handedOver: EventDescriptor

    init() throws(SystemError) { handedOver = try EventDescriptor(blocking: true) }
  }

  private let desk: Desk
  private let limit: Int

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - name: The thread's; at most 15 bytes.
  ///   - file: What is written into.
  ///   - limit: Bytes that may wait to be written.
  ///   - patience: Seconds that a pipe may take nothing.
  ///   - ended: Called on the thread at its end, with what went wrong.
  package init(
    _ name: String, into file: OpenFile, limit: Int, patience: Double,
    ended: @escaping @Sendable (Errno?) -> Void
  ) throws(SystemError) {
    let desk = try Desk()
    self.desk = desk
    self.limit = limit
    _ = try Thread(name) { ended(Self.write(from: desk, into: file, patience: patience)) }
  }

  deinit { finish() }

  /// Hands something over.
  ///
  /// - Returns: False where it is not taken: the file failed, or too much waits already.
  package func append(_ bytes: [UInt8]) -> Bool {
    let isTaken = desk.state.withLock { state in
      guard !state.hasFailed, !state.isFinished, state.waiting + bytes.count <= limit else {
        return false
      }
      state.pieces.append(bytes)
      state.waiting += bytes.count
      return true
    }
    if isTaken { desk.handedOver.raise() }
    return isTaken
  }

  /// Takes nothing more, and ends when all is written.
  package func finish() {
    desk.state.withLock { $0.isFinished = true }
    desk.handedOver.raise()
  }

  private static func write(from desk: Desk, into file: OpenFile, patience: Double) -> Errno? {
    while true {
      let (pieces, isFinished) = desk.state.withLock { state in
        defer { state.pieces = [] }
        return (state.pieces, state.isFinished)
      }
      for piece in pieces {
        if let reason = file.writeAll(piece, patience: patience) {
          desk.state.withLock { $0.hasFailed = true }
          return reason
        }
        desk.state.withLock { $0.waiting -= piece.count }
      }
      if !pieces.isEmpty { continue }
      if isFinished { return nil }
      desk.handedOver.lower()
    }
  }
}
