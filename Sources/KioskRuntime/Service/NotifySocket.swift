internal import LinuxIO
internal import Spelling

/// Where systemd hears how the service is doing, by the protocol of `sd_notify`.
///
/// systemd's own library says the same, and waits while nobody listens. A kiosk waits for nobody:
/// systemd freezes when it has crashed itself, and the screens are to move on.
final class NotifySocket {
  private let address: String
  /// What was not taken, in its order, and of each kind the last.
  private var waiting: [String] = []

  /// Means the socket of the service manager that has started this process; nil where none has.
  convenience init?() {
    guard let address = EnvironmentVariable.value(of: "NOTIFY_SOCKET") else { return nil }
    self.init(at: address)
  }

  /// Why the manager that has started this process cannot be told anything; nil where it can, or there
  /// is none.
  static var obstacle: String? {
    EnvironmentVariable.value(of: "NOTIFY_SOCKET").flatMap { obstacle(to: $0) }
  }

  /// Why nothing can be told at an address; nil where it is one.
  static func obstacle(to address: String) -> String? {
    let isName = address.hasPrefix("/") || address.hasPrefix("@")
    if isName, address.utf8.count <= 107 { return nil }
    return
      "NOTIFY_SOCKET is '\(address.excerpt)', which is neither a path nor an abstract name ('@NAME') "
      + "of a socket, or too long: the service manager is told nothing"
  }

  /// - Parameter address: A path, or an abstract name, which starts with `@`.
  init(at address: String) {
    self.address = address
  }

  /// Says something, and before that what was not taken when it was said.
  func send(_ message: String) {
    waiting.removeAll { Self.kind(of: $0) == Self.kind(of: message) }
    waiting.append(message)
    do throws(Errno) {
      let socket = try PacketSocket.connect(to: address)
      while let next = waiting.first {
        try socket.send(Array(next.utf8))
        waiting.removeFirst()
      }
    } catch {
      // A manager that is not there is its own affair.
      if error != .wouldBlock { waiting = [] }
    }
  }

  /// Hands over a descriptor with what is said of it, if that is taken at once.
  func send(_ message: String, with descriptor: Int32) {
    _ = try? PacketSocket.connect(to: address)
      .send(Array(message.utf8), attachment: descriptor)
  }

  /// `READY`, `STATUS` and the like: a later one of the same kind stands for both.
  private static func kind(of message: String) -> Substring {
    message.prefix { $0 != "=" }
  }
}
