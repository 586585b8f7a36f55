import Configuration
import ControlProtocol
import Geometry
import Glibc
import LinuxIO
import TestFiles
import Testing

@testable import MQTTBridge

/// The bridge in this process, and a broker that says nothing by itself.
@Suite struct `A bridge to a broker that hangs` {
  private let folder: TemporaryFolder
  private let broker: SilentBroker

  init() throws {
    folder = try TemporaryFolder()
    broker = try SilentBroker()
  }

  private func bridge(
    _ encryption: BridgeConfiguration.Broker.Encryption? = nil, username: String? = nil,
    passwordFile: String? = nil, keepAlive: Int = 30, port: Int? = nil
  ) throws -> Bridge {
    let log = try FileDescriptor.open(folder.file("log"), O_WRONLY | O_CREAT | O_APPEND)
    let broker = BridgeConfiguration.Broker(
      host: "127.0.0.1", port: port ?? broker.port, username: username, passwordFile: passwordFile,
      encryption: encryption, keepAlive: keepAlive)
    return try Bridge(
      BridgeConfiguration(broker: broker, control: folder.file("control.sock")), hostName: "lobby",
      // It is open for as long as the test.
      log: Log(descriptor: dup(log.rawValue), hasPriorities: false))
  }

  private var log: String {
    get throws { try folder.text("log") }
  }

  /// - Returns: Whether it has come to rest after a few turns, the beginning of a connection among them.
  private func rests(_ bridge: Bridge) throws -> Bool {
    for _ in 0..<50 {
      let isBusy = try bridge.turn(wait: bridge.client.isBeginning)
      if !isBusy, !bridge.client.isBeginning { return true }
    }
    return false
  }

  @Test(arguments: [false, true])
  func `does nothing while the broker does not answer`(isEncrypted: Bool) throws {
    let bridge = try bridge(isEncrypted ? .init() : nil)
    #expect(try rests(bridge))
    #expect(!bridge.isJoined)
  }

  @Test(arguments: [
    (false, "Connection refused (ECONNREFUSED)"),
    (true, "no connection was made, as if nobody listened there"),
  ])
  func `says that nobody listens where that is so`(isEncrypted: Bool, reason: String) throws {
    let port = try SilentBroker().port
    let bridge = try bridge(isEncrypted ? .init() : nil, port: port)
    while try !log.contains("the broker ") { try bridge.turn() }
    #expect(try log.contains("the broker 127.0.0.1:\(port) cannot be reached: \(reason); check "))
  }

  @Test func `does nothing in the midst of a handshake`() throws {
    // Its first packet is overlooked, as on a bad network, and its kernel sends another.
    let broker = try SilentBroker(backlog: 0)
    let first = try TestConnection(to: broker.port)
    let bridge = try bridge(.init(), port: broker.port)
    try #require(try rests(bridge))
    try broker.admit()
    broker.hangUp()
    try broker.admit()
    #expect(try rests(bridge))
    #expect(broker.received().first == 0x16)
    _ = first
  }

  @Test func `does nothing once it is let in, and sends nothing before`() throws {
    let bridge = try bridge()
    try #require(try rests(bridge))
    bridge.publish(BridgeMessage(topic: "early", text: "x", isRetained: true))
    try broker.accept()
    while !bridge.isJoined { try bridge.turn() }
    #expect(try rests(bridge))
    #expect(!broker.received().contains(Array("early".utf8)))
    #expect(try log.contains("joined the broker as kiosk-navigator/lobby\n"))
  }

  @Test func `is not asked whether it holds before it could answer`() throws {
    let bridge = try bridge()
    try bridge.endTurn(at: MonotonicClock.now)
    #expect(bridge.nextTending == nil)
    let start = MonotonicClock.now
    try #require(try rests(bridge))
    #expect(try #require(bridge.nextTending) >= start.advanced(bySeconds: 30))
    try broker.accept()
    while !bridge.isJoined { try bridge.turn() }
    #expect(try #require(bridge.nextTending) <= MonotonicClock.now.advanced(bySeconds: 7.5))
  }

  /// Joined, with what was sent until then.
  private func join(_ bridge: Bridge) throws -> [UInt8] {
    try #require(try rests(bridge))
    try broker.accept()
    while !bridge.isJoined { try bridge.turn() }
    #expect(try rests(bridge))
    return broker.received()
  }

  @Test func `says what becomes of it when it vanishes, and what it wants to hear`() throws {
    let sent = try join(bridge())
    let (name, base) = ("kiosk-navigator_lobby", "kiosk-navigator/lobby")
    // MQTT 3.1.1, 3.1: protocol level 4; clean session, a will of quality 1 that is retained;
    // 30 seconds; then name, topic and text of the will.
    let connect: [UInt8] =
      [0x10, 78] + text("MQTT") + [4, 0x2e, 0, 30] + text(name) + text("\(base)/availability")
      + text("offline")
    #expect(Array(sent.prefix(connect.count)) == connect)
    // Commands, and what concerns Home Assistant, exactly once each.
    for topic in [
      "\(base)/command", "homeassistant/status", "homeassistant/+/\(name)/+/config",
    ] {
      #expect(sent.ranges(of: text(topic) + [2]).count == 1, "\(topic)")
    }
    let availability = sent.ranges(of: text("\(base)/availability"))
    #expect(availability.count == 2)
    // What the broker keeps arrives at least once: PUBLISH of quality 1, retained; its number follows.
    let topic = text("\(base)/availability")
    let publish = [0x33, UInt8(topic.count + 2 + "offline".utf8.count)] + topic
    #expect(sent.ranges(of: publish).count == 1)
  }

  private func text(_ text: String) -> [UInt8] {
    [0, UInt8(text.utf8.count)] + Array(text.utf8)
  }

  @Test func `makes sure of a broker that says nothing for long`() throws {
    let bridge = try bridge(keepAlive: 5)
    var sent = try join(bridge)
    while !sent.suffix(2).elementsEqual([0xc0, 0x00]) {
      try bridge.turn()
      sent += broker.received()
    }
  }

  // MARK: The kiosk

  @Test func `says that the kiosk is there once it has answered, not before`() throws {
    let kiosk = try ScriptedKiosk(in: folder)
    let bridge = try bridge()
    _ = try join(bridge)
    #expect(try kiosk.requests() == [[.status], [.watch]])
    #expect(!bridge.isKioskOnline)
    #expect(try !log.contains("connected to the kiosk"))
    try kiosk.say(ScriptedKiosk.status, to: 0)
    #expect(try rests(bridge))
    #expect(bridge.isKioskOnline)
    let sent = broker.received()
    let first = try #require(sent.firstRange(of: Array("online".utf8))?.lowerBound)
    #expect(try #require(sent.firstRange(of: Array("\"stack\"".utf8))?.lowerBound) > first)
    // It grows older when nothing happens.
    let later = MonotonicClock.now.advanced(bySeconds: Bridge.statusInterval)
    try bridge.endTurn(at: later)
    #expect(try kiosk.requests() == [[.status], []])
    try kiosk.say(ScriptedKiosk.status, to: 0)
    #expect(try rests(bridge))
    try bridge.endTurn(at: later.advanced(bySeconds: 1))
    #expect(try kiosk.requests() == [[], []])
  }

  @Test func `tells Home Assistant of the kiosk when that starts, not when it ends`() throws {
    let kiosk = try ScriptedKiosk(in: folder)
    let bridge = try bridge()
    _ = try join(bridge)
    _ = try kiosk.requests()
    try kiosk.say(ScriptedKiosk.status, to: 0)
    #expect(try rests(bridge))
    _ = broker.received()
    for (word, isAnswered) in [("offline", false), ("online", true)] {
      bridge.take(BridgeMessage(topic: "homeassistant/status", text: word, isRetained: false))
      #expect(try rests(bridge))
      #expect(broker.received().contains(Array("/screen_1/config".utf8)) == isAnswered)
    }
  }

  @Test func `says once why the kiosk sends it away`() throws {
    let kiosk = try ScriptedKiosk(in: folder)
    let bridge = try bridge()
    var now = MonotonicClock.now
    for connection in [0, 2, 4] {
      try bridge.endTurn(at: now)
      _ = try kiosk.requests()
      try kiosk.say(.refused("there are too many"), to: connection)
      while bridge.kiosk != nil { try bridge.loop.turn() }
      now = now.advanced(bySeconds: Bridge.retryDelay + 1)
    }
    let away = "the kiosk sends the bridge away: there are too many"
    #expect(try log.split(separator: "\n").filter { $0.contains("kiosk") } == [away[...]])
    // Once more where it was let in meanwhile.
    try bridge.endTurn(at: now)
    _ = try kiosk.requests()
    try kiosk.say(ScriptedKiosk.status, to: 6)
    try kiosk.say(.refused("there are too many"), to: 7)
    while bridge.kiosk != nil { try bridge.loop.turn() }
    #expect(
      try log.split(separator: "\n").filter { $0.contains("kiosk") }
        == [away[...], "connected to the kiosk", away[...]])
  }

  @Test func `says once what is wrong with the broker, and what is wrong then`() throws {
    let bridge = try bridge()
    for problem in ["first", "first", "second", "second", "first"] {
      bridge.lose(problem, at: .zero)
    }
    #expect(try log == "first\nsecond\nfirst\n")
    // It is news again where the broker was there meanwhile.
    _ = try join(bridge)
    bridge.lose("first", at: .zero)
    #expect(try log.split(separator: "\n").count { $0.hasPrefix("first") } == 3)
  }

  @Test func `leaves although the broker takes nothing any more`() throws {
    let bridge = try bridge()
    try #require(try rests(bridge))
    try broker.accept()
    while !bridge.isJoined { try bridge.turn() }
    let payload = [UInt8](repeating: 0, count: 1 << 24)
    bridge.publish(BridgeMessage(topic: "a", payload: payload, isRetained: false))
    try bridge.leave(patience: 0)
  }

  @Test func `says that another client may have its name where it is sent away at once`() throws {
    let bridge = try bridge()
    try #require(try rests(bridge))
    try broker.accept()
    while !bridge.isJoined { try bridge.turn() }
    broker.hangUp()
    while bridge.isJoined { try bridge.turn() }
    // What is lost is not asked whether it is there.
    #expect(bridge.nextTending == nil)
    let lines = try log.split(separator: "\n").filter { $0.contains("is lost") }
    #expect(
      lines == [
        """
        the broker 127.0.0.1:\(broker.port) is lost: The connection was lost.; where that happens \
        again and again, another client calls itself kiosk-navigator_lobby: give each kiosk a topic \
        of its own
        """
      ])
  }

  @Test func `hears a kiosk whose connection has the number of the broker's that is lost`() throws {
    let bridge = try bridge()
    _ = try join(bridge)
    let kiosk = try ScriptedKiosk(in: folder)
    broker.hangUp()
    // So that the broker's number is the next that is given.
    let number = try #require(bridge.brokerDescriptor)
    var others: [Int32] = []
    defer { for other in others { close(other) } }
    while (others.last ?? -1) < number { others.append(dup(STDERR_FILENO)) }
    while bridge.client.descriptor != nil { try bridge.loop.turn() }
    try bridge.endTurn(at: #require(bridge.kioskRetry))
    #expect(bridge.brokerDescriptor == nil)
    _ = try kiosk.requests()
    try kiosk.say(ScriptedKiosk.status, to: 0)
    #expect(try rests(bridge))
    #expect(bridge.isKioskOnline)
  }

  // MARK: Secrets

  @Test func `warns of a password and a key that everybody may read`() throws {
    let password = try folder.write("secret\n", to: "password")
    try #require(unsafe chmod(password, 0o644) == 0)
    _ = try bridge(username: "lobby", passwordFile: password)
    #expect(
      try log == "everybody on this machine may read \(password); take that away (chmod o-r "
        + "\(password))\n")
    try #require(unsafe chmod(password, 0o640) == 0)
    let key = try folder.write("", to: "key")
    let broker = BridgeConfiguration.Broker(
      host: "a", username: "lobby", passwordFile: password,
      encryption: .init(certificate: "/nowhere", key: key))
    #expect(broker.exposures.map { $0.contains(key) } == [true])
    #expect(try broker.password() == "secret")
  }

  @Test(arguments: [("secret", "secret"), ("secret\r\nmore", "secret"), (" a b \n", " a b ")])
  func `reads a password whatever its line ends in`(text: String, password: String) throws {
    let path = try folder.write(text, to: "password")
    let broker = BridgeConfiguration.Broker(host: "a", username: "b", passwordFile: path)
    #expect(try broker.password() == password)
  }

  @Test func `does not log in by an empty password`() throws {
    let path = try folder.write("\nsecret\n", to: "password")
    #expect(
      throws: BrokerFailure("the first line of \(path) is empty; write the password there")
    ) { try bridge(username: "lobby", passwordFile: path) }
  }
}
