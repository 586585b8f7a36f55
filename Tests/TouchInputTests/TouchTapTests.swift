import Geometry
import Gestures
import LinuxIO
import Testing
import TouchRecording

@testable import TouchInput

@Suite struct `Somebody who is handed what a touchscreen sends` {
  private final class Listener: TouchTapSink {
    var text: [UInt8] = []
    var parts = 0
    var ends = 0
    var whenReceived: () -> Void = {}

    func tapReceived(_ text: [UInt8]) {
      self.text += text
      parts += 1
      whenReceived()
    }

    func tapEnded() { ends += 1 }
  }

  private let stream = TouchStreamBuilder(.pixels, start: 5).down(at: (1, 2)).up().recording

  @Test func `gets a recording of everything from then on, a part for each reading`() throws {
    let (taps, first, second) = (TouchTaps(), Listener(), Listener())
    taps.add(first, of: stream.description)
    #expect(first.parts == 1)
    taps.append(stream.events[0])
    taps.flush()
    taps.flush()
    #expect(first.parts == 2)
    taps.add(second, of: stream.description)
    for event in stream.events.dropFirst() { taps.append(event) }
    taps.flush()
    let whole = try EvemuRecording(parsing: first.text, file: "")
    #expect(whole.description == stream.description)
    #expect(whole.events.map(\.value) == stream.events.map(\.value))
    #expect(whole.events.first?.time == .zero)
    let rest = try EvemuRecording(parsing: second.text, file: "")
    #expect(rest.events.map(\.value) == stream.events.dropFirst().map(\.value))
    taps.end()
    taps.append(stream.events[0])
    taps.flush()
    #expect([first.ends, second.ends] == [1, 1])
    #expect([first.parts, second.parts] == [3, 2])
  }

  @Test func `is told of the end where the touchscreen is let go of`() throws {
    let loop = try EventLoop()
    for end in [EvdevReader.letGo, EvdevReader.stop] {
      let (reader, listener) = (EvdevReader(loop: loop), Listener())
      reader.recordings.add(listener, of: stream.description)
      end(reader)()
      reader.recordings.append([stream.events[0]])
      try reader.recordings.flush()
      #expect(listener.ends == 1)
      #expect(try EvemuRecording(parsing: listener.text, file: "").events.isEmpty)
    }
  }

  @Test func `may go while it is handed something, and is not told of the end`() {
    let (taps, leaving, staying) = (TouchTaps(), Listener(), Listener())
    taps.add(leaving, of: stream.description)
    taps.add(staying, of: stream.description)
    leaving.whenReceived = { [unowned leaving] in taps.remove(leaving) }
    for event in stream.events {
      taps.append(event)
      taps.flush()
    }
    taps.end()
    #expect(leaving.parts == 2)
    #expect(staying.parts == 1 + stream.events.count)
    #expect([leaving.ends, staying.ends] == [0, 1])
  }
}
