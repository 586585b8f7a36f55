import AllocationCounting
import Geometry
import Gestures
import Testing

@Suite struct `A key decoder` {
  /// What events come to, as `tab`, `down+` for a repeat, or `other` for a key that means nothing; events are `code:value`, `D` for a
  /// SYN_DROPPED and `R` for a SYN_REPORT.
  private func presses(_ script: String) -> String {
    var decoder = KeyDecoder()
    var presses: [String] = []
    for (index, word) in script.split(separator: " ").enumerated() {
      let parts = word.split(separator: ":")
      var event = EvdevEvent(
        time: Instant(nanoseconds: Int64(index)), type: EventType.key, code: 0, value: 0)
      if parts.count == 2, let code = UInt16(parts[0]), let value = Int32(parts[1]) {
        event.code = code
        event.value = value
      } else {
        event.type = EventType.synchronization
        event.code = word == "D" ? EventCode.dropped : EventCode.report
      }
      guard let press = decoder.receive(event) else { continue }
      #expect(press.time == event.time)
      let key = press.key.map { "\($0)" } ?? "other"
      presses.append("\(key)\(press.isRepeat ? "+" : "")")
    }
    return presses.joined(separator: " ")
  }

  /// The numbers are the kernel's.
  @Test(arguments: [
    (105, "left"), (106, "right"), (103, "up"), (108, "down"), (1, "escape"), (158, "escape"),
    (174, "escape"), (102, "home"), (172, "home"), (15, "tab"), (28, "enter"), (96, "enter"),
    (352, "enter"), (353, "enter"), (57, "space"), (30, "other"), (116, "other"), (59, "other"),
    (272, "other"), (42, "other"), (54, "other"),
  ])
  func `knows keys by what they mean`(code: Int, key: String) {
    #expect(presses("\(code):1 R \(code):0 R") == key)
  }

  @Test(arguments: [
    ("Shift turns Tab round", "42:1 R 15:1 R 15:0 R 42:0 R 15:1 R", "other backTab tab"),
    ("the other Shift does, too", "54:1 15:1 15:0 54:0 15:1", "other backTab tab"),
    ("either Shift is enough", "42:1 54:1 42:0 15:1", "other other backTab"),
    ("a Shift that is held repeats", "42:1 42:2 42:2 15:1 42:0", "other backTab"),
    ("Shift changes nothing else", "42:1 106:1", "other right"),
    ("a lift does nothing", "106:0 28:0", ""),
    (
      "Tab, Up and Down repeat", "15:1 15:2 15:2 15:0 103:1 103:2 108:1 108:2",
      "tab tab+ tab+ up up+ down down+"
    ),
    (
      "nothing else repeats",
      "106:1 106:2 105:1 105:2 1:1 1:2 102:1 102:2 28:1 28:2 57:1 57:2 30:1 30:2",
      "right left escape home enter space other"
    ),
    (
      "a key that was down at the start does nothing until it goes down", "108:2 108:2 108:0 108:1",
      "down"
    ),
    ("a Shift that was down at the start does nothing", "42:2 15:1", "tab"),
    ("a key that lifted repeats no more", "108:1 108:0 108:2", "down"),
    ("a lift of another key ends nothing", "108:1 30:0 108:2", "down down+"),
    ("events between a loss and its report are no good", "D 106:1 R 105:1", "left"),
    ("what was held before a loss is held no more", "42:1 108:1 D R 108:2 15:1", "other down tab"),
    ("no value but 1 and 2 presses", "106:3 106:-1", ""),
  ])
  func `follows the rules`(rule: String, script: String, expected: String) {
    #expect(presses(script) == expected, "\(rule)")
  }

  @Test func `ignores axes, lights and what else a keyboard sends`() {
    var decoder = KeyDecoder()
    for type in [0x02, 0x03, 0x04, 0x11, 0x14] as [UInt16] {
      let press = decoder.receive(
        EvdevEvent(time: .zero, type: type, code: KeyCode.right, value: 1))
      #expect(press == nil)
    }
  }

  @Test(.enabled(if: AllocationCounter.isExact, "\(AllocationCounter.condition)"))
  func `allocates nothing`() {
    var decoder = KeyDecoder()
    var count = 0
    let allocations = AllocationCounter.count {
      for value in [1, 2, 0] as [Int32] {
        for code in 0..<0x2ff as Range<UInt16> {
          let event = EvdevEvent(time: .zero, type: EventType.key, code: code, value: value)
          if decoder.receive(event)?.key != nil { count += 1 }
        }
      }
    }
    #expect(allocations == 0)
    #expect(count == 15)
  }
}
