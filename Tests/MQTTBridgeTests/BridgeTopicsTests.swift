import Configuration
import LinuxIO
import Testing

@testable import MQTTBridge

@Suite struct `The topics of a kiosk` {
  @Test func `lie below its base`() {
    let topics = BridgeTopics(base: "museum/lobby")
    #expect(
      [topics.availability, topics.status, topics.event, topics.command, topics.answer] == [
        "museum/lobby/availability", "museum/lobby/status", "museum/lobby/event",
        "museum/lobby/command", "museum/lobby/answer",
      ])
  }

  @Test(arguments: [
    ("lobby", nil, "kiosk-navigator/lobby"), ("lobby", "left", "kiosk-navigator/lobby-left"),
    ("my host", #"by\x2dthe/door"#, "kiosk-navigator/my_host-by_x2dthe_door"),
  ])
  func `begin with machine and seat where nothing else is said`(
    host: String, seat: String?, base: String
  ) {
    #expect(BridgeTopics(host: host, seat: seat) == BridgeTopics(base: base))
  }

  @Test(arguments: [
    (nil, nil, "lobby"), (nil, "left", "lobby, left"), ("Hall", "left", "Hall"),
  ])
  func `are those of a kiosk that people call by machine and seat, unless by a name`(
    configured: String?, seat: String?, name: String
  ) throws {
    let bridge = try Bridge(
      BridgeConfiguration(broker: .init(host: "a"), name: configured), hostName: "lobby",
      seat: seat, log: Log(descriptor: -1, hasPriorities: false))
    #expect(bridge.kioskName == name)
  }

  @Test(arguments: [
    ("lobby-2", "lobby-2"), ("a+b/#", "a_b__"), ("my host", "my_host"), ("küche", "k_che"),
  ])
  func `have no more levels and wildcards than they should, whatever the machine is called`(
    name: String, word: String
  ) {
    #expect(BridgeTopics.word(name) == word)
  }

  @Test(arguments: [
    ("museum/lobby-2", "museum_lobby-2"), ("museum/lobby_2", "museum_lobby__5f2"),
    ("küche", "k__c3__bcche"), ("a/b.c", "a_b__2ec"), ("a/\u{7f}", "a___7f"), ("\u{1}", "__01"),
  ])
  func `give a kiosk a name without slashes`(base: String, name: String) {
    #expect(BridgeTopics(base: base).identifier == name)
  }

  @Test func `give kiosks names that no two of them share`() {
    // All that may be confused, in every order; no word is empty.
    var bases = [""]
    for length in 0..<6 {
      let longest = bases.filter { $0.count == length }
      bases += longest.flatMap { base in "a5f/_".map { base + String($0) } }
    }
    bases.removeAll { $0.isEmpty || "/\($0)/".contains("//") }
    #expect(bases.count > 10_000)
    #expect(Set(bases.map { BridgeTopics(base: $0).identifier }).count == bases.count)
  }
}
