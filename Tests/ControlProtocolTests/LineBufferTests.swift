import ControlProtocol
import Testing

@Suite struct `A buffer of lines` {
  @Test func `puts lines together from pieces of any length`() throws {
    let text = "one\n\ntwo\nthree"
    for length in 1...text.utf8.count {
      var buffer = LineBuffer(limit: 5)
      var lines: [String] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        buffer.append(rest.prefix(length))
        rest = rest.dropFirst(length)
        while let line = try buffer.takeLine() {
          lines.append(String(decoding: line, as: UTF8.self))
        }
      }
      #expect(lines == ["one", "", "two"])
      #expect(!buffer.isEmpty)
    }
  }

  @Test func `takes a line of just the limit`() throws {
    var buffer = LineBuffer(limit: 3)
    buffer.append(Array("abc".utf8))
    #expect(try buffer.takeLine() == nil)
    buffer.append(Array("\n".utf8))
    #expect(try buffer.takeLine() == Array("abc".utf8))
    #expect(buffer.isEmpty)
  }

  @Test(arguments: ["abcd", "abcd\n", "abcde\nx"])
  func `finds out who sends more than a line`(text: String) {
    var buffer = LineBuffer(limit: 3)
    buffer.append(Array(text.utf8))
    #expect(throws: ControlError.garbage("the line is longer than 3 bytes")) {
      try buffer.takeLine()
    }
  }
}
