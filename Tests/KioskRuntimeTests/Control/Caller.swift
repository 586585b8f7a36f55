import ControlProtocol
import Glibc
import LinuxIO

/// A client of a control socket that says anything, understood or not.
final class Caller {
  private let socket: StreamSocket
  private var lines = LineBuffer(limit: ControlProtocol.longestAnswer)
  private var isOver = false

  init(to path: String) throws {
    socket = try .connect(to: path)
  }

  /// Sends bytes as far as they are taken.
  @discardableResult
  func send(_ text: some Sequence<UInt8>, file: Int32? = nil) throws -> Int {
    try socket.send(Array(text)[...], attachment: file)
  }

  func ask(_ request: ControlRequest, file: Int32? = nil) throws {
    try send(request.line, file: file)
  }

  /// The next message that has come; nil where there is none.
  func next() throws -> ControlMessage? {
    receive()
    return try lines.takeLine().map { try ControlMessage(line: $0) }
  }

  /// The reason of the refusal that has come next.
  func refusal() throws -> String? {
    guard case .answer(.refused(let reason)) = try next() else { return nil }
    return reason
  }

  /// Says nothing more, and goes on listening.
  func endSpeaking() throws {
    guard shutdown(socket.descriptor, Int32(SHUT_WR)) == 0 else { throw Errno.current }
  }

  /// Whether the kiosk has refused something and hung up.
  var hasBeenRefused: Bool {
    let reason = try? refusal()
    return reason != nil && isDismissed
  }

  /// Whether the kiosk has hung up.
  var hasEnded: Bool {
    receive()
    return isOver
  }

  /// Whether the kiosk has hung up, and everything that it said was taken.
  var isDismissed: Bool {
    receive()
    return isOver && lines.isEmpty
  }

  /// Takes what has come.
  func receive() {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var files: [OpenFile] = []
    while !isOver {
      switch socket.receive(into: &piece, attachments: &files) {
      case .bytes(let count): lines.append(piece.prefix(count))
      case .end: isOver = true
      case .nothing: return
      }
    }
  }
}
