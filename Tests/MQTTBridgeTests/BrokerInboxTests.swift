import Configuration
import Testing

@testable import MQTTBridge

@Suite struct `What a broker has told` {
  private let inbox = BrokerInbox(of: .init(host: "a", port: 1))
  private let loss = """
    the broker a:1 cannot be reached: it has hung up; check broker.host, broker.port and the network, \
    and whether it wants an encrypted one (tls: true)
    """

  @Test func `tells of the end of a connection once, whatever is said of it`() {
    for reason in ["it has hung up", "it is away"] { inbox.lost(reason) }
    #expect(inbox.take() == [.lost(loss)])
    #expect(inbox.take() == [])
    inbox.begin()
    inbox.lost("it has hung up")
    #expect(inbox.take() == [.lost(loss)])
  }

  @Test func `tells of the end of a connection after a message, too`() {
    let message = BridgeMessage(topic: "a", text: "pop", isRetained: false)
    inbox.answered(0, "")
    inbox.received(message)
    inbox.lost("it has hung up")
    #expect(
      inbox.take() == [
        .joined, .message(message), .lost("the broker a:1 is lost: it has hung up"),
      ])
  }

  @Test func `tells of encryption what the library said at this attempt, each thing once`() {
    let inbox = BrokerInbox(of: .init(host: "a", port: 1, encryption: .init()))
    inbox.complained("OpenSSL Error[0]: error:0A000086:SSL routines::certificate has expired.")
    inbox.begin()
    for _ in 0..<2 {
      inbox.complained("OpenSSL Error[0]: error:0A000086:SSL routines::certificate verify failed.")
    }
    inbox.complained("OpenSSL Error[1]: error:0A000139:SSL routines::record layer failure")
    // MOSQ_ERR_TLS
    #expect(
      inbox.reason(of: 8) == "certificate verify failed, record layer failure")
  }

  @Test func `tells that nobody is joined once another connection is begun`() {
    inbox.answered(0, "")
    inbox.begin()
    #expect(!inbox.isJoined)
  }

  @Test(arguments: [
    ("mqtt.example.org", "mqtt.example.org:8883"), ("10.0.0.2", "10.0.0.2:8883"),
    ("::1", "[::1]:8883"), ("fe80::1%eth0", "[fe80::1%eth0]:8883"),
  ])
  func `advises what can be run`(host: String, address: String) {
    let inbox = BrokerInbox(of: .init(host: host, encryption: .init()))
    inbox.lost("it has hung up", isTLS: true)
    #expect(
      inbox.take() == [
        .lost(
          """
          the broker \(address) cannot be reached: it has hung up; check broker.tls, that the \
          broker's certificate is one for \(host), and the date; 'openssl s_client -connect \
          \(address)' shows it
          """)
      ])
  }

  @Test func `tells why a client is refused, and not that it is lost`() {
    inbox.answered(5, "not authorised")
    inbox.lost("it has hung up")
    let events = inbox.take()
    #expect(events.count == 1)
    guard case .refused = events.first else {
      Issue.record("\(events)")
      return
    }
  }

  @Test func `tells that a broker is lost that was joined`() {
    inbox.answered(0, "")
    inbox.lost("it has hung up")
    #expect(inbox.take() == [.joined, .lost("the broker a:1 is lost: it has hung up")])
    #expect(!inbox.isJoined)
  }
}
