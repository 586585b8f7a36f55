internal import ControlProtocol
internal import LinuxIO

/// What a client of the control socket has sent and nobody has looked at yet: requests, and the open
/// files that came with them.
struct ControlInbox {
  private var lines = LineBuffer(limit: ControlProtocol.longestRequest)
  private var piece = [UInt8](repeating: 0, count: ControlProtocol.longestRequest)
  private var files: [OpenFile] = []
  /// Whether there may be a request in it.
  private(set) var hasRequests = false
  /// Whether the client has said all it has to say.
  private(set) var isOver = false

  /// Takes in what has come.
  ///
  /// - Parameter receive: Receives from the client, as `StreamSocket.receive` does.
  /// - Returns: Whether anything has.
  mutating func receive(
    by receive: (_ bytes: inout [UInt8], _ files: inout [OpenFile]) -> StreamReception
  ) -> Bool {
    switch receive(&piece, &files) {
    case .bytes(let count):
      lines.append(piece.prefix(count))
      hasRequests = true
      return true
    case .end:
      // The last line may lack its end. One that was cut off lacks its last brace, too.
      if !isOver, !lines.isEmpty {
        lines.append(CollectionOfOne(UInt8(ascii: "\n")))
        hasRequests = true
      }
      isOver = true
      return false
    case .nothing: return false
    }
  }

  /// Whether more files lie here than any request takes; each is a descriptor of the kiosk's.
  var hasTooManyFiles: Bool { files.count > 1 }

  /// Closes the files that came.
  mutating func dropFiles() { files = [] }

  /// Takes the next request, with its file where it takes one; nil where there is none yet.
  ///
  /// - Throws: What is wrong with it; nothing that follows makes sense where it is garbage.
  mutating func takeRequest() throws(ControlError) -> (request: ControlRequest, file: OpenFile?)? {
    guard let line = try lines.takeLine() else {
      hasRequests = false
      return nil
    }
    hasRequests = !lines.isEmpty
    let request = try ControlRequest(line: line)
    return (request, try takeFile(for: request.verb))
  }

  /// The file that came with a request of this kind, where it takes one.
  private mutating func takeFile(for verb: ControlVerb) throws(ControlError) -> OpenFile? {
    let files = files
    dropFiles()
    guard verb.takesFile else {
      if files.isEmpty { return nil }
      throw .garbage("\(verb.rawValue) takes no open file")
    }
    guard files.count == 1, let file = files.first else {
      throw .garbage("\(verb.rawValue) takes one open file (SCM_RIGHTS), not \(files.count)")
    }
    if let obstacle = file.obstacleToWriting {
      throw .wrong("the file that came with \(verb.rawValue) is not written into: \(obstacle)")
    }
    return file
  }
}
