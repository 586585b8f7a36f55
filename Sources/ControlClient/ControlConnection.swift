package import ControlProtocol
package import LinuxIO

/// A connection to a running kiosk: requests go out, answers and events come in.
///
/// `receive` never waits: an event loop waits for `descriptor`. `wait` and `ask` are for programs that
/// have nothing else to do.
package final class ControlConnection {
  /// What came of looking for a message.
  package enum Reception: Hashable, Sendable {
    /// The kiosk says this.
    case message(ControlMessage)
    /// It has not said anything new.
    case nothing
    /// It has ended the connection, or itself.
    case end
  }

  private let socket: StreamSocket
  private var lines = LineBuffer(limit: ControlProtocol.longestAnswer)
  private var piece = [UInt8](repeating: 0, count: 16 << 10)
  private var isOver = false

  /// Readable when `receive` has something to say.
  package var descriptor: Int32 { socket.descriptor }

  /// Talks over a connected socket.
  package init(over socket: consuming StreamSocket) {
    self.socket = socket
  }

  /// Connects to the kiosk that listens at one of these paths, the first that does.
  ///
  /// - Parameters:
  ///   - paths: Of sockets.
  ///   - setting: By what another one can be named, for the advice.
  /// - Throws: What is wrong with each of them, where nobody answers.
  package static func connect(
    to paths: [String], namedBy setting: String = "--socket"
  ) throws(ControlFailure) -> ControlConnection {
    var failures: [SystemError] = []
    for path in paths {
      do throws(Errno) {
        return ControlConnection(over: try .connect(to: path))
      } catch {
        failures.append(SystemError("connect to", on: path, reason: error))
      }
    }
    throw ControlFailure(connecting: failures, namedBy: setting)
  }

  /// Asks something.
  ///
  /// - Parameters:
  ///   - request: What.
  ///   - file: The open file that the kiosk is to write into, where the request takes one.
  package func send(_ request: ControlRequest, file: Int32? = nil) throws(ControlFailure) {
    let line = request.line
    do throws(Errno) {
      // A line fits into any socket's buffer, unless answers are asked for and never read.
      let sent = try socket.send(line[...], attachment: file)
      if sent < line.count { throw .wouldBlock }
    } catch {
      throw ControlFailure("could not ask the kiosk: \(error)")
    }
  }

  /// What the kiosk has said and nobody has received yet.
  package func receive() throws(ControlFailure) -> Reception {
    do throws(ControlError) {
      while true {
        if let line = try lines.takeLine() { return .message(try ControlMessage(line: line)) }
        if isOver { return .end }
        // Nobody sends files to a client.
        var attachments: [OpenFile] = []
        switch socket.receive(into: &piece, attachments: &attachments) {
        case .bytes(let count): lines.append(piece.prefix(count))
        case .nothing: return .nothing
        case .end: isOver = true
        }
      }
    } catch {
      throw ControlFailure(error.description)
    }
  }
}
