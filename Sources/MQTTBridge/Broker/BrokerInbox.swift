internal import CMosquitto
internal import Configuration
internal import LinuxIO

/// What libmosquitto has told of a broker since that was taken last.
final class BrokerInbox {
  private(set) var events: [BrokerEvent] = []
  private let host: String
  private let port: Int
  private let isEncrypted: Bool
  /// Whether the broker has let this client in.
  private(set) var isJoined = false
  /// What the library has said of an encrypted connection that failed, in OpenSSL's words.
  private var complaints: [String] = []

  init(of broker: BridgeConfiguration.Broker) {
    host = broker.host
    port = broker.port
    isEncrypted = broker.encryption != nil
  }

  /// Whom it is about, as other programs want it: an address with colons in brackets.
  var address: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

  /// Everything that has happened since this was called last.
  func take() -> [BrokerEvent] {
    defer { events = [] }
    return events
  }

  /// Takes note that another connection is begun.
  func begin() {
    isJoined = false
    complaints = []
  }

  /// Takes in what the broker says to this client.
  ///
  /// - Parameters:
  ///   - code: 0 where it lets it in.
  ///   - text: What the code means.
  func answered(_ code: Int32, _ text: String) {
    isJoined = code == 0
    events.append(
      isJoined
        ? .joined
        : .refused(
          "the broker \(address) refuses this kiosk: \(text); check username, passwordFile and the "
            + "broker's list of clients"))
  }

  /// Takes in a message.
  func received(_ message: BridgeMessage) { events.append(.message(message)) }

  /// Takes in a line that the library logs about an error.
  func complained(_ line: String) {
    // "OpenSSL Error[0]: error:0A000086:SSL routines::certificate verify failed"
    let words = line.split(separator: ":").last.map { $0.drop { $0 == " " } } ?? ""
    let text = words.hasSuffix(".") ? String(words.dropLast()) : String(words)
    if !text.isEmpty, !complaints.contains(text) { complaints.append(text) }
  }

  /// Takes in that the connection is over; one that fails may be told of twice.
  func lost(_ status: Int32) { lost(reason(of: status), isTLS: status == MOSQ_ERR_TLS.rawValue) }

  /// Takes in that the connection is over.
  func lost(_ reason: String, isTLS: Bool = false) {
    let isTold = events.contains {
      switch $0 {
      case .lost, .refused: true
      case .joined, .message: false
      }
    }
    if isTold { return }
    let problem =
      isJoined
      ? "the broker \(address) is lost: \(reason)"
      : "the broker \(address) cannot be reached: \(reason); \(advice(isTLS: isTLS))"
    events.append(.lost(problem))
    isJoined = false
  }

  /// What a status of the library means.
  func reason(of status: Int32) -> String {
    if status == MOSQ_ERR_TLS.rawValue, !complaints.isEmpty {
      return complaints.joined(separator: ", ")
    }
    // SAFETY: the text is a static one of the library, and copied.
    return status == MOSQ_ERR_ERRNO.rawValue
      ? Errno.current.description : unsafe String(cString: mosquitto_strerror(status))
  }

  private func advice(isTLS: Bool) -> String {
    if isTLS {
      return "check broker.tls, that the broker's certificate is one for \(host), and the date; "
        + "'openssl s_client -connect \(address)' shows it"
    }
    let encryption =
      isEncrypted ? "that the port is one for TLS" : "whether it wants an encrypted one (tls: true)"
    return "check broker.host, broker.port and the network, and \(encryption)"
  }
}
