import Geometry
import Gestures
import Testing

@Suite struct `A console` {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Codes and values of keys.
    var events: [(code: UInt16, value: Int32)]
    var consoles: [Int]
  }

  static let rows = [
    Row(
      testDescription: "is chosen by Control, Alt and F2",
      events: [(KeyCode.leftControl, 1), (KeyCode.leftAlt, 1), (60, 1), (60, 0)], consoles: [2]),
    Row(
      testDescription: "is chosen in any order, on either side, but by the function key's press",
      events: [(KeyCode.rightAlt, 1), (KeyCode.rightControl, 1), (KeyCode.f1, 1)], consoles: [1]),
    Row(
      testDescription: "is chosen once while the key is held",
      events: [
        (KeyCode.leftControl, 1), (KeyCode.leftAlt, 1), (KeyCode.f12, 1), (KeyCode.f12, 2),
        (KeyCode.leftAlt, 2), (KeyCode.f12, 2),
      ], consoles: [12]),
    Row(
      testDescription: "is not chosen by a function key alone",
      events: [(KeyCode.f1, 1), (KeyCode.f1, 0)], consoles: []),
    Row(
      testDescription: "is not chosen without Control",
      events: [(KeyCode.leftAlt, 1), (KeyCode.f1, 1)], consoles: []),
    Row(
      testDescription: "is not chosen without Alt",
      events: [(KeyCode.leftControl, 1), (KeyCode.f11, 1)], consoles: []),
    Row(
      testDescription: "is not chosen once Alt has lifted",
      events: [
        (KeyCode.leftControl, 1), (KeyCode.leftAlt, 1), (KeyCode.leftAlt, 0), (KeyCode.f11, 1),
      ], consoles: []),
    Row(
      testDescription: "is chosen by one Alt while the other lifts",
      events: [
        (KeyCode.leftControl, 1), (KeyCode.leftAlt, 1), (KeyCode.rightAlt, 1),
        (KeyCode.leftAlt, 0), (KeyCode.f10, 1), (KeyCode.f11, 1),
      ], consoles: [10, 11]),
    Row(
      testDescription: "is not chosen by a letter",
      events: [(KeyCode.leftControl, 1), (KeyCode.leftAlt, 1), (30, 1)], consoles: []),
    Row(
      testDescription: "is not chosen by an Alt that was down before",
      events: [(KeyCode.leftAlt, 2), (KeyCode.leftControl, 1), (KeyCode.f1, 1)], consoles: []),
  ]

  @Test(arguments: rows) func `is chosen by three keys`(row: Row) {
    var decoder = ConsoleKeyDecoder()
    let consoles = row.events.compactMap {
      decoder.receive(
        EvdevEvent(
          time: Instant(nanoseconds: 0), type: EventType.key, code: $0.code, value: $0.value))
    }
    #expect(consoles == row.consoles)
  }

  @Test func `is not chosen by keys whose lift may have been lost`() {
    var decoder = ConsoleKeyDecoder()
    func send(_ type: UInt16, _ code: UInt16, _ value: Int32) -> Int? {
      decoder.receive(
        EvdevEvent(time: Instant(nanoseconds: 0), type: type, code: code, value: value))
    }
    _ = send(EventType.key, KeyCode.leftControl, 1)
    _ = send(EventType.key, KeyCode.leftAlt, 1)
    _ = send(EventType.synchronization, EventCode.dropped, 0)
    // Part of what was lost in part.
    #expect(send(EventType.key, KeyCode.f1, 1) == nil)
    _ = send(EventType.synchronization, EventCode.report, 0)
    #expect(send(EventType.key, KeyCode.f1, 1) == nil)
    _ = send(EventType.key, KeyCode.leftControl, 1)
    _ = send(EventType.key, KeyCode.leftAlt, 1)
    #expect(send(EventType.key, KeyCode.f1, 1) == 1)
  }
}
