import MQTTBridge
import Testing

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
    ("lobby-2", "lobby-2"), ("a+b/#", "a_b__"), ("my host", "my_host"), ("küche", "k_che"),
  ])
  func `have no more levels and wildcards than they should, whatever the machine is called`(
    name: String, word: String
  ) {
    #expect(BridgeTopics.word(name) == word)
  }

  @Test func `give kiosks names that no two of them share`() {
    #expect(BridgeTopics(base: "museum/lobby-2").identifier == "museum_lobby-2")
    let bases = ["a/b", "a_b", "a.b", "küche", "kuche", "k_che", "a/b_c", "a_b/c"]
    let names = bases.map { BridgeTopics(base: $0).identifier }
    #expect(Set(names).count == bases.count)
    #expect(
      names.joined().unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789_-".unicodeScalars.contains($0))
      })
  }
}
