import TestFiles
import Testing

@testable import Configuration

@Suite struct `A hostile text` {
  private func first(_ bytes: [UInt8]) -> String? {
    ConfigurationReader.read(text: bytes, file: "k").complaints.first?.description
  }

  @Test func `that is not UTF-8 is refused at the byte`() {
    #expect(
      first(Array("root: 한\n a\n".utf8) + [0xff])
        == "k:3:1: the file is not UTF-8 here; save it as UTF-8, or name the right file")
    #expect(
      first(Array("root: 한".utf8) + [0xed, 0xa0, 0x80])
        == "k:1:8: the file is not UTF-8 here; save it as UTF-8, or name the right file")
    #expect(
      first([0xff, 0xfe, 0x72, 0x00])
        == "k:1:1: the file is not UTF-8 here; save it as UTF-8, or name the right file")
  }

  @Test func `that is huge is refused unread`() {
    #expect(
      first(Array(repeating: UInt8(ascii: " "), count: SourceText.greatestSize + 1))
        == "k:1:1: the file is larger than 1 MiB, too large for a configuration; "
        + "check that this is the right file")
  }

  @Test func `that is huge is no file of a configuration either`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      Array(repeating: UInt8(ascii: " "), count: 3 * SourceText.greatestSize), to: "film.mp4")
    let sentence =
      "the file is larger than 1 MiB, too large for a configuration; "
      + "check that this is the right file"
    #expect(
      ConfigurationReader.read(file: file).complaints.map(\.description)
        == ["\(file): \(sentence)"])
    // No size is known before.
    #expect(
      ConfigurationReader.read(file: "/dev/zero").complaints.map(\.description)
        == ["/dev/zero: \(sentence)"])
  }

  @Test func `is not followed into a hundred thousand brackets`() {
    let text = String(repeating: "{a: [", count: 100_000)
    #expect(
      first(Array(text.utf8))
        == "k:1:41: this is nested deeper than any setting; close the brackets or indent less")
  }

  @Test func `gets no more than 201 answers`() {
    let text =
      "root: a\nscreens:\n" + (0..<5000).map { "  a\($0): {push: b\($0), colr: 1}\n" }.joined()
    let complaints = ConfigurationReader.read(text: Array(text.utf8), file: "k").complaints
    #expect(complaints.count == 201)
    #expect(
      complaints.last?.message == "there are more complaints than these 200; repair these first")
  }

  /// Any byte of a sound text replaced by any of the bytes that mean something to YAML.
  @Test func `never brings the reader down`() {
    let text = Array(
      "root: a\nscreens:\n  a: {color: \"#102030\", links: [{area: [0, 0, 1, 1], pop: true}]}\n"
        .utf8)
    let marks = Array("\0\t\n !\"#%&'*,-:>?@[\\]{|}~".utf8) + [0x80, 0xc3, 0xff]
    var refused = 0
    for index in text.indices {
      for mark in marks {
        var bytes = text
        bytes[index] = mark
        let reading = ConfigurationReader.read(text: bytes, file: "k")
        #expect((reading.configuration == nil) == reading.hasErrors)
        refused += reading.hasErrors ? 1 : 0
      }
    }
    #expect(refused > text.count * marks.count / 2)
  }

  @Test func `that cannot be opened is a complaint`() {
    let reading = ConfigurationReader.read(file: "/nowhere/kiosk.yaml")
    #expect(
      reading.complaints.map(\.description) == [
        "/nowhere/kiosk.yaml: could not open it: No such file or directory "
          + "(ENOENT); check the path and its permissions"
      ])
  }
}
