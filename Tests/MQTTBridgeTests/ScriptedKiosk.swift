import ControlProtocol
import Glibc
import LinuxIO
import TestFiles

/// A control socket at which a test says what a kiosk says.
final class ScriptedKiosk {
  private let folder: TemporaryFolder
  private let listener: StreamListener
  private var ends: [End] = []

  /// One connection.
  private final class End {
    let socket: StreamSocket
    var lines = LineBuffer(limit: ControlProtocol.longestRequest)

    init(_ socket: consuming StreamSocket) { self.socket = socket }
  }

  init(in folder: TemporaryFolder) throws {
    self.folder = folder
    listener = try .listen(on: folder.file("control.sock"), mode: 0o600, group: "no-such-group")
  }

  /// Where it listens.
  var path: String { listener.path }

  /// Waits until so many have connected since the beginning.
  ///
  /// - Throws: Where they do not for too long, on a machine that is busy, too.
  func waitForConnections(_ count: Int) throws {
    while ends.count < count {
      if let socket = try listener.accept() {
        ends.append(End(socket))
      } else {
        var request = pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&request, 1, 60_000) == 1 else { throw Errno.timedOut }
      }
    }
  }

  /// What was asked since this was called last, by whoever connected first, second and so on.
  func requests() throws -> [[ControlRequest]] {
    while let socket = try listener.accept() { ends.append(End(socket)) }
    return try ends.map { end in
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      var files: [OpenFile] = []
      while case .bytes(let count) = end.socket.receive(into: &piece, attachments: &files) {
        end.lines.append(piece.prefix(count))
      }
      var requests: [ControlRequest] = []
      while let line = try end.lines.takeLine() { requests.append(try ControlRequest(line: line)) }
      return requests
    }
  }

  /// Says something to whoever connected as this one, from 0.
  func say(_ answer: ControlAnswer, to client: Int) throws {
    _ = try ends[client].socket.send(answer.line[...])
  }

  /// A status that is like any other.
  static let status = ControlAnswer.status(
    KioskStatus(
      program: "kiosk-navigator", version: "0.2.0", process: 1, uptime: 2, started: 3,
      configuration: ConfigurationStatus(path: "kiosk.yaml"),
      outputs: [OutputStatus(name: "DSI-1", display: DisplayStatus(isShowing: true))]))
}
