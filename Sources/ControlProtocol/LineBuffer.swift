/// Puts lines together from the pieces in which a stream brings them.
///
/// It holds at most one line too long by a piece: whoever sends more than the limit without a line
/// end is found out, not stored.
package struct LineBuffer: Sendable {
  /// Bytes that a line may have, its end not counted.
  package let limit: Int
  private var bytes: [UInt8] = []
  /// Bytes at the front that are known to hold no line end.
  private var searched = 0

  /// Makes an empty buffer.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Whether nothing waits for the rest of its line.
  package var isEmpty: Bool { bytes.isEmpty }

  /// Adds what has come.
  package mutating func append(_ piece: some Sequence<UInt8>) {
    bytes.append(contentsOf: piece)
  }

  /// Takes the first complete line, without its end; nil where there is none yet.
  ///
  /// - Throws: Where a line is longer than the limit: nothing that follows makes sense.
  package mutating func takeLine() throws(ControlError) -> [UInt8]? {
    let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n"))
    guard (end ?? bytes.count) <= limit else {
      throw .garbage("the line is longer than \(limit) bytes")
    }
    guard let end else {
      searched = bytes.count
      return nil
    }
    let line = Array(bytes[..<end])
    bytes.removeFirst(end + 1)
    searched = 0
    return line
  }
}
