import Geometry
import Gestures
import KioskRuntime
import Testing
import TouchRecording

/// Replays of screens that do things by themselves, in the time of the recording.
@Suite struct `A replay of an application` {
  private let screens: LivelyScreens

  init() throws {
    screens = try LivelyScreens()
  }

  /// Raw reports at milliseconds, as `milliseconds: (code, value) ...` on slot 0.
  private func stream(_ reports: KeyValuePairs<Int64, [(UInt16, Int32)]>) -> EvemuRecording {
    var events: [EvdevEvent] = []
    for (milliseconds, values) in reports {
      let time = Instant(nanoseconds: milliseconds * 1_000_000)
      events += values.map {
        EvdevEvent(time: time, type: EventType.absolute, code: $0.0, value: $0.1)
      }
      events.append(
        EvdevEvent(
          time: time, type: EventType.synchronization, code: EventCode.report, value: 0))
    }
    return EvemuRecording(description: `A replay`.pixels.device, events: events)
  }

  private func silence(milliseconds: Int64) -> EvemuRecording {
    stream([0: [], milliseconds: []])
  }

  private func tap(from start: Int64, to end: Int64) -> EvemuRecording {
    let (x, y) = (EventCode.positionX, EventCode.positionY)
    return stream([
      0: [], start: [(EventCode.trackingID, 1), (x, 500), (y, 300)],
      end: [(EventCode.trackingID, -1)],
    ])
  }

  private func replay(_ recording: EvemuRecording) throws -> ReplayedStream {
    try ReplayedStream(recording, of: screens, size: PixelSize(width: 320, height: 20))
  }

  private func frames(of replayed: ReplayedStream) -> [Substring] {
    replayed.trace.split(separator: "\n").filter { $0.contains(#""kind":"frame""#) }
  }

  private static let home = #""layers":[{"screen":"home","x":0,"y":0}]}"#

  @Test func `writes a frame where a picture is another, with a line of the trace`() throws {
    screens.schedule(.turn("home", shade: 1), atMilliseconds: 500)
    screens.schedule(.turn("home", shade: 2), atMilliseconds: 501)
    screens.schedule(.turn("home", shade: 3), atMilliseconds: 2000)
    let replayed = try replay(silence(milliseconds: 3000))
    #expect(replayed.shades == [0, 1, 2, 3])
    let start = #"{"t":"#
    let rest = #","kind":"frame","transition":null,"progress":0.000000,"# + Self.home
    // The slots at or after the changes.
    #expect(
      frames(of: replayed)
        == ["0.000000", "0.500000", "0.516667", "2.000000"].map { Substring(start + $0 + rest) })
  }

  @Test func `writes no frame for a screen that was drawn again and looks the same`() throws {
    screens.schedule(.turn("home", shade: 0), atMilliseconds: 500)
    screens.schedule(.turn("hidden", shade: 9), atMilliseconds: 600)
    #expect(try replay(silence(milliseconds: 3000)).frames == 1)
  }

  @Test func `pushes and pops at the moment the screens ask for it`() throws {
    screens.schedule(.turn("menu", shade: 7), atMilliseconds: 0)
    screens.schedule(.push("menu"), atMilliseconds: 1005)
    screens.schedule(.pop, atMilliseconds: 2005)
    let replayed = try replay(silence(milliseconds: 3000))
    #expect(replayed.story == "willPush, didPush, willPop, didPop")
    #expect(replayed.trace.contains(#"{"t":1.005000,"kind":"navigation","event":"willPush""#))
    #expect(replayed.trace.contains(#"{"t":1.305000,"kind":"navigation","event":"didPush""#))
    #expect(replayed.trace.contains(#"{"t":2.005000,"kind":"navigation","event":"willPop""#))
    #expect(replayed.shades.contains(7))
    #expect(replayed.shades.last == 0)
  }

  @Test func `lets a tap have its effect at the moment of the lift`() throws {
    screens.tap = .push("menu")
    let replayed = try replay(tap(from: 50, to: 104))
    #expect(replayed.story == "willPush, didPush")
    #expect(replayed.trace.contains(#"{"t":0.104000,"kind":"navigation","event":"willPush""#))
  }

  @Test func `does what falls due between two frames before a touch that comes after it`() throws {
    // Between the frames of 1.000 and 1.017.
    screens.schedule(.push("menu"), atMilliseconds: 1001)
    screens.tap = .pop
    let replayed = try replay(tap(from: 900, to: 1003))
    #expect(replayed.trace.contains(#"{"t":1.001000,"kind":"navigation","event":"willPush""#))
    #expect(replayed.trace.contains(#"{"t":1.003000,"kind":"navigation","event":"willPop""#))
  }

  @Test func `follows what still moves after the last touch, though not for ever`() throws {
    for frame in 1...600 {
      screens.schedule(.turn("home", shade: UInt8(frame % 251)), atMilliseconds: Int64(frame) * 16)
    }
    let replayed = try replay(silence(milliseconds: 1000))
    // One second of the stream, five of what never rests, 60 frames each, and the first.
    #expect((356...362).contains(replayed.frames))
  }

  @Test func `waits for no clock that ticks later`() throws {
    screens.schedule(.turn("home", shade: 1), atMilliseconds: 2000)
    #expect(try replay(silence(milliseconds: 1000)).frames == 1)
  }
}
