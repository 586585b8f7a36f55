import Testing

@testable import Configuration

private func read(_ text: String) -> (bridge: BridgeConfiguration?, complaints: [String]) {
  let reading = BridgeReader.read(text: Array(text.utf8), file: "/etc/mqtt.yaml")
  return (
    reading.bridge,
    reading.complaints.map { String("\($0)".dropFirst("/etc/mqtt.yaml:".count)) }
  )
}

@Suite struct `The configuration of the bridge to a broker` {
  @Test func `needs the broker alone`() {
    let reading = read("broker: {host: mqtt.example.org}\n")
    #expect(reading.complaints == [])
    #expect(
      reading.bridge == BridgeConfiguration(broker: .init(host: "mqtt.example.org", port: 1883)))
    #expect(reading.bridge?.discovery == "homeassistant")
    #expect(reading.bridge?.broker.keepAlive == 30)
  }

  @Test func `says who logs in, by which certificates, and what things are called`() {
    let reading = read(
      """
      broker:
        host: 10.0.0.2
        username: lobby
        passwordFile: secrets/password
        keepAlive: 60
        tls: {authorities: ca.pem, certificate: /etc/lobby.pem, key: /etc/lobby.key}
      topic: museum/lobby
      name: Lobby
      discovery: none
      control: /run/kiosk-navigator/control.sock
      """)
    #expect(reading.complaints == [])
    #expect(
      reading.bridge
        == BridgeConfiguration(
          broker: .init(
            host: "10.0.0.2", port: 8883, username: "lobby",
            passwordFile: "/etc/secrets/password",
            encryption: .init(
              authorities: "/etc/ca.pem", certificate: "/etc/lobby.pem", key: "/etc/lobby.key"),
            keepAlive: 60),
          topic: "museum/lobby", name: "Lobby", discovery: nil,
          control: "/run/kiosk-navigator/control.sock"))
  }

  @Test(arguments: ["none", "off", "no", "false", "False", "'no'"])
  func `keeps quiet towards Home Assistant where that is wished`(word: String) {
    #expect(read("broker: {host: '::1'}\ndiscovery: \(word)\n").bridge?.discovery == nil)
    #expect(read("broker: {host: '::1'}\n").bridge?.discovery == "homeassistant")
  }

  @Test(arguments: [
    "10.0.0.2", "mqtt.example.org", "::1", "2001:DB8::a:1", "::ffff:10.0.0.2", "fe80::1%eth0",
  ])
  func `takes names and addresses of either kind`(host: String) {
    let reading = read("broker: {host: '\(host)'}\n")
    #expect(reading.complaints == [])
    #expect(reading.bridge?.broker.host == host)
  }

  @Test(arguments: [
    "[::1]", "[::1]:1883", "[lobby]", "a:b:c:example", "fe80:1", "a b", "me@a", "fe80::1%", ":::::",
    "ab:1:", "1::2::3", "12345::", "::１", "::1.2.3",
  ])
  func `takes nothing for an address that would be looked up in vain`(host: String) {
    #expect(
      read("broker: {host: '\(host)'}\n").complaints == [
        """
        1:16: broker.host is '\(host)'; write the broker's name or address alone, without brackets; a \
        port is broker.port
        """
      ])
  }

  @Test(arguments: ["true", "yes", "ON", "~", "null", "''", "ha/#"])
  func `takes nothing for a prefix that nobody means`(word: String) {
    let value = word == "''" ? "empty" : "'\(word)'"
    #expect(
      read("broker: {host: a}\ndiscovery: \(word)\n").complaints == [
        """
        2:12: discovery is \(value); write what Home Assistant's topics begin with, as in \
        homeassistant, or none
        """
      ])
  }

  @Test(arguments: [("true", 8883), ("false", 1883), ("{}", 8883)])
  func `takes a word for encryption by the system's authorities`(word: String, port: Int) {
    let reading = read("broker: {host: a, tls: \(word)}\n")
    let isEncrypted = port == 8883
    #expect(
      reading.bridge?.broker
        == .init(host: "a", port: port, encryption: isEncrypted ? .init() : nil))
  }

  @Test(arguments: [
    Row("", "1:1: the file says nothing; write at least 'broker: {host: mqtt.example.org}'"),
    Row(
      "topic: a\n",
      "1:1: broker is missing; name the broker, as in 'broker: {host: mqtt.example.org}'"),
    Row("brocker: {host: a}\n", "1:1: unknown key 'brocker'; did you mean 'broker'?"),
    Row(
      "broker: {}\n",
      """
      1:9: broker.host is missing; write the broker's name or address, as in \
      'host: mqtt.example.org'
      """),
    Row(
      "broker: {host: 'mqtt://a'}\n",
      """
      1:16: broker.host is 'mqtt://a'; write the broker's name or address alone, without \
      brackets; a port is broker.port
      """),
    Row(
      "broker: {host: 'a:8883'}\n",
      """
      1:16: broker.host is 'a:8883'; write the broker's name or address alone, without brackets; a \
      port is broker.port
      """),
    Row(
      "broker: {host: a, port: 0}\n",
      "1:25: broker.port is '0'; write a port within 1...65535"),
    Row(
      "broker: {host: a, keepAlive: 2}\n",
      "1:30: broker.keepAlive is '2'; write a whole number of seconds within 5...3600"),
    Row(
      "broker: {host: a, passwordFile: b}\n",
      "1:19: broker.passwordFile is of no use without a name; write broker.username, too"),
    Row(
      "broker: {host: a, tls: yes}\n",
      """
      1:24: broker.tls is 'yes'; write true, false, or files, as in {authorities: \
      /etc/ssl/certs/broker.pem}
      """),
    Row(
      "broker: {host: a, tls: {key: a}}\n",
      """
      1:19: broker.tls has one of certificate and key; a certificate is of use with its key only
      """),
    Row(
      "broker: {host: a}\ntopic: kiosks/#\n",
      "2:8: topic is 'kiosks/#'; write words with slashes between them, as in kiosks/lobby"),
    Row(
      "broker: {host: a}\ntopic: /lobby\n",
      "2:8: topic is '/lobby'; write words with slashes between them, as in kiosks/lobby"),
  ])
  func `is told what is wrong with it`(row: Row) {
    let reading = read(row.text)
    #expect(reading.complaints == row.complaints)
    #expect(reading.bridge == nil)
  }
}
