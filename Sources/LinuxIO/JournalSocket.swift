/// The journal's own socket, for lines that carry more than their text.
///
/// systemd's library writes to it, too, and waits while the journal does not read; a kiosk waits for
/// nobody's log.
final class JournalSocket: Sendable {
  /// What became of an entry.
  enum Outcome {
    /// The journal has it.
    case sent
    /// The journal takes nothing at present, and does not get it.
    case busy
    /// There is nothing that could be given it.
    case absent
  }

  private let socket: PacketSocket

  /// Connects to the journal; nil where there is none.
  convenience init?() {
    guard let socket = try? PacketSocket.connect(to: "/run/systemd/journal/socket") else {
      return nil
    }
    self.init(socket)
  }

  /// Takes over a socket that somebody reads entries from.
  init(_ socket: consuming PacketSocket) {
    self.socket = socket
  }

  /// Sends one entry.
  ///
  /// - Parameter fields: In their order, named as the journal names them.
  func send(_ fields: [(name: String, value: String)]) -> Outcome {
    do throws(Errno) {
      try socket.send(Self.entry(fields))
      return .sent
    } catch {
      return error == .wouldBlock ? .busy : .absent
    }
  }

  /// An entry as the journal takes it: `NAME=value` and a line end each, or, for a value that has
  /// line ends of its own, the name, a line end, the length in eight bytes, and the value.
  private static func entry(_ fields: [(name: String, value: String)]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (name, value) in fields {
      bytes += name.utf8
      let value = Array(value.utf8)
      if value.contains(UInt8(ascii: "\n")) {
        bytes.append(UInt8(ascii: "\n"))
        for shift in stride(from: 0, to: 64, by: 8) {
          bytes.append(UInt8(truncatingIfNeeded: value.count >> shift))
        }
      } else {
        bytes.append(UInt8(ascii: "="))
      }
      bytes += value
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
