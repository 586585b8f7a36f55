import Geometry
import Gestures
import Testing
import TouchRecording

@Suite struct `A built stream` {
  /// Events as lines, the way evemu writes them, without the leading zeros of codes.
  private func lines(_ stream: TouchStreamBuilder) -> [String] {
    stream.events.map {
      "\($0.time.nanoseconds / 1_000_000) \($0.type) \(String($0.code, radix: 16)) \($0.value)"
    }
  }

  @Test func `sends what protocol B sends`() {
    let stream = TouchStreamBuilder(.pixels, start: 1)
      .down(at: (0, 50)).move(to: (100, 50), over: 0.02, rate: 100).up(after: 0.005)
    #expect(
      lines(stream) == [
        "1000 3 39 100", "1000 3 35 0", "1000 3 36 240", "1000 1 14a 1", "1000 0 0 0",
        "1010 3 35 400", "1010 0 0 0", "1020 3 35 799", "1020 0 0 0",
        "1025 3 39 -1", "1025 1 14a 0", "1025 0 0 0",
      ])
  }

  @Test func `names the slot when it changes and repeats no value`() {
    let stream = TouchStreamBuilder(.wide)
      .down(slot: 0, at: (0, 0)).down(slot: 3, at: (100, 100)).up(slot: 0, after: 0)
      .down(slot: 0, at: (0, 0))
    #expect(
      lines(stream) == [
        "0 3 39 100", "0 3 35 0", "0 3 36 0", "0 0 0 0",
        "0 3 2f 3", "0 3 39 101", "0 3 35 65535", "0 3 36 65535", "0 0 0 0",
        "0 3 2f 0", "0 3 39 -1", "0 0 0 0", "0 3 39 102", "0 0 0 0",
      ])
  }

  @Test func `sends what a single-touch panel sends`() {
    let stream = TouchStreamBuilder(.absoluteMouse).down(at: (100, 0)).hold(1).up(after: 0)
    #expect(
      lines(stream) == [
        "0 1 110 1", "0 3 0 4095", "0 3 1 0", "0 0 0 0", "1000 1 110 0", "1000 0 0 0",
      ])
  }

  @Test func `repeats the packets of protocol A and ends with an empty one`() {
    let stream = TouchStreamBuilder(.anonymousPackets)
      .down(at: (100, 0)).hold(0.01, rate: 100).up(after: 0)
    let packet = ["3 35 65535", "3 36 0", "3 30 20", "0 2 0", "0 0 0"]
    #expect(
      lines(stream)
        == packet.map { "0 " + $0 } + packet.map { "10 " + $0 } + ["10 0 2 0", "10 0 0 0"])
  }

  @Test func `can put a lift and a landing into one frame`() {
    let stream = TouchStreamBuilder(.wide).down(at: (0, 0))
      .together { $0.up().down(at: (0, 100)) }
    #expect(
      lines(stream).suffix(4) == ["0 3 39 -1", "0 3 39 101", "0 3 36 65535", "0 0 0 0"])
  }

  @Test func `loses what happens in an overrun`() {
    let stream = TouchStreamBuilder(.wide).down(at: (0, 0))
      .syncDropped { $0.move(to: (50, 50), over: 0.01).up(after: 0) }
    #expect(lines(stream).suffix(2) == ["10 0 3 0", "10 0 0 0"])
    #expect(stream.events.count == 6)
  }

  @Test func `knows palms and hovering fingers`() {
    let stream = TouchStreamBuilder(.wide).down(at: (0, 0)).palm().hover()
    #expect(lines(stream).suffix(4) == ["0 3 37 2", "0 0 0 0", "0 3 3b 1", "0 0 0 0"])
  }

  @Test(arguments: PanelModel.all)
  func `is a recording that reads back as it was written`(model: PanelModel) throws {
    let recording = TouchStreamBuilder(model, start: 3)
      .down(at: (99, 50)).move(to: (40, 52), over: 0.2, rate: 90).hold(0.5).up().recording
    #expect(try EvemuRecording(parsing: recording.text, file: "") == recording)
  }
}
