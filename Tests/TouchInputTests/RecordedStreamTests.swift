import Foundation
import Gestures
import Testing
import TouchInput
import TouchRecording

/// The recordings of real panels beside the project, where `TOUCH_RECORDINGS` names them.
private let recordings: URL? = {
  guard let path = ProcessInfo.processInfo.environment["TOUCH_RECORDINGS"] else {
    print("TOUCH_RECORDINGS is not set: decoding of real streams is not tested")
    return nil
  }
  return URL(fileURLWithPath: path, isDirectory: true)
}()

@Suite(.enabled(if: recordings != nil, "TOUCH_RECORDINGS is not set"))
struct `Streams of real panels` {
  /// Streams in which contacts have no position at all: there is nothing to land on, while the
  /// table counts every tracking number.
  private static let contactsWithPosition = [
    "evd-egalax-0eef-0001-z-rx.evemu": 0,
    "frag-rpi-7inch-phantom-no-position.evemu": 0,
    "hid-advanced-silicon-2149-231c-k310.evemu": 217,
    "hid-n-trig-1b96-0c03-k310.evemu": 1,
  ]

  @Test func `give as many contacts as an independent reading found`() throws {
    let folder = try #require(recordings)
    let index = try String(contentsOf: folder.appendingPathComponent("INDEX.tsv"), encoding: .utf8)
    for line in index.split(separator: "\n").dropFirst() {
      let row = line.split(separator: "\t", omittingEmptySubsequences: false)
      let file = String(row[0])
      let data = try Data(contentsOf: folder.appendingPathComponent("streams/\(file)"))
      let recording = try EvemuRecording(parsing: Array(data), file: file)
      let decoded = try DecodedRecording(recording)
      var log = ContactLog(decoded.axes)
      log.receive(decoded.events)
      if let last = decoded.events.last { log.unplug(at: last.time) }
      #expect(log.open.isEmpty, "\(file)")
      let expected = Self.contactsWithPosition[file] ?? Int(row[6])
      #expect(log.landings == expected, "\(file)")
    }
  }
}
