import Geometry
import Gestures
import KioskRuntime
import Testing
import TouchInput
import TouchRecording

@Suite struct `A replay` {
  static let pixels = PanelModel(
    name: "one unit a pixel", style: .slots(count: 2), x: AxisRange(minimum: 0, maximum: 1024),
    y: AxisRange(minimum: 0, maximum: 600))

  /// Raw events at milliseconds, to the microsecond, as `milliseconds: (code, value) ...` on slot 0.
  private func stream(_ frames: [(Double, [(UInt16, Int32)])]) -> EvemuRecording {
    var events: [EvdevEvent] = []
    for (milliseconds, values) in frames {
      let time = Instant(seconds: 100, microseconds: Int64((milliseconds * 1000).rounded()))
      for (code, value) in values {
        events.append(
          EvdevEvent(time: time, type: EventType.absolute, code: code, value: value))
      }
      events.append(
        EvdevEvent(
          time: time, type: EventType.synchronization, code: EventCode.report, value: 0))
    }
    return EvemuRecording(description: Self.pixels.device, events: events)
  }

  private var smallSwipe: EvemuRecording {
    let x = EventCode.positionX
    return stream([
      (0, [(EventCode.trackingID, 1), (x, 1020), (EventCode.positionY, 300)]),
      (10, [(x, 1000)]), (20, [(x, 980)]), (50, [(x, 950)]), (300, [(EventCode.trackingID, -1)]),
    ])
  }

  @Test func `traces gestures, navigation and frames in the exact format`() throws {
    let trace = try ReplayedStream(smallSwipe).trace
    let lines = trace.split(separator: "\n")
    let start = """
      {"t":0.000000,"kind":"frame","transition":null,"progress":0.000000,"layers":[{"screen":"home","x":0,"y":0}]}
      {"t":0.020000,"kind":"gesture","state":"began","edge":"right","x":980.0,"y":300.0,"translation":-30.000000,"velocity":-2000.0}
      {"t":0.020000,"kind":"navigation","event":"willPush","stack":["home"]}
      {"t":0.033333,"kind":"frame","transition":"push","progress":0.029297,"layers":[{"screen":"home","x":-9,"y":0},{"screen":"menu","x":994,"y":0}]}
      {"t":0.050000,"kind":"gesture","state":"changed","edge":"right","x":950.0,"y":300.0,"translation":-60.000000,"velocity":-1357.1}
      {"t":0.050000,"kind":"frame","transition":"push","progress":0.058594,"layers":[{"screen":"home","x":-18,"y":0},{"screen":"menu","x":964,"y":0}]}
      {"t":0.300000,"kind":"gesture","state":"ended","edge":"right","x":950.0,"y":300.0,"translation":-60.000000,"velocity":0.0}
      """
    #expect(lines.prefix(7).joined(separator: "\n") == start)
    let end = """
      {"t":0.400000,"kind":"navigation","event":"didCancelPush","stack":["home"]}
      {"t":0.400000,"kind":"frame","transition":null,"progress":0.000000,"layers":[{"screen":"home","x":0,"y":0}]}
      """
    #expect(lines.suffix(2).joined(separator: "\n") == end)
  }

  @Test func `gives the same bytes for the same input`() throws {
    let recording = TouchStreamBuilder().swipeFromRight().hold(1).swipeFromLeft().recording
    #expect(try ReplayedStream(recording).trace == ReplayedStream(recording).trace)
  }

  @Test func `shows a sample stamped at a frame's own time in that frame`() throws {
    let x = EventCode.positionX
    let recording = stream([
      (0, [(EventCode.trackingID, 1), (x, 1020), (EventCode.positionY, 300)]),
      (40, [(x, 1000)]), (50, [(x, 908)]), (100, [(x, 806)]),
    ])
    let frames = try ReplayedStream(recording).trace.split(separator: "\n")
      .filter { $0.contains(#""frame""#) }
    #expect(
      frames[1].hasPrefix(#"{"t":0.050000,"kind":"frame","transition":"push","progress":0.099609"#))
    #expect(
      frames[2].hasPrefix(#"{"t":0.100000,"kind":"frame","transition":"push","progress":0.199219"#))
  }

  @Test func `shows a sample in the frame of the same time as written, after its own line`() throws
  {
    let x = EventCode.positionX
    let recording = stream([
      (0, [(EventCode.trackingID, 1), (x, 1020), (EventCode.positionY, 300)]),
      (40, [(x, 1000)]), (66.667, [(x, 908)]), (100, [(x, 806)]),
    ])
    let lines = try ReplayedStream(recording).trace.split(separator: "\n")
    #expect(lines[1].hasPrefix(#"{"t":0.066667,"kind":"gesture","state":"began""#))
    #expect(lines[2].hasPrefix(#"{"t":0.066667,"kind":"navigation","event":"willPush""#))
    #expect(
      lines[3].hasPrefix(#"{"t":0.066667,"kind":"frame","transition":"push","progress":0.099609"#))
  }

  @Test func `takes an event from before the last one as of the same moment`() throws {
    let x = EventCode.positionX
    let recording = stream([
      (0, [(EventCode.trackingID, 1), (x, 1020), (EventCode.positionY, 300)]),
      (40, [(x, 1000)]), (50, [(x, 908)]), (20, [(x, 880)]), (100, [(x, 806)]),
    ])
    let lines = try ReplayedStream(recording).trace.split(separator: "\n")
      .filter { $0.contains(#""gesture""#) }
    #expect(lines[0].hasPrefix(#"{"t":0.050000,"kind":"gesture","state":"began""#))
    #expect(lines[1].hasPrefix(#"{"t":0.050000,"kind":"gesture","state":"changed""#))
    #expect(lines[2].hasPrefix(#"{"t":0.100000,"kind":"gesture","state":"changed""#))
  }

  @Test func `writes no frame twice, however long the silence`() throws {
    let recording = TouchStreamBuilder().swipeFromRight().hold(100_000).swipeFromLeft().recording
    let replayed = try ReplayedStream(recording)
    #expect(replayed.story == Self.pushAndPop)
    #expect(replayed.frames < 120)
  }

  @Test func `of an empty stream shows the root`() throws {
    let empty = EvemuRecording(description: Self.pixels.device, events: [])
    let replayed = try ReplayedStream(empty)
    #expect(replayed.frames == 1)
    #expect(replayed.trace.contains(#""layers":[{"screen":"home","x":0,"y":0}]"#))
  }

  @Test func `that ends with a finger down ends as if the device were pulled out`() throws {
    let recording = TouchStreamBuilder().down(at: (99.5, 50)).move(to: (30, 50), over: 0.3)
      .recording
    #expect(
      try ReplayedStream(recording).story == "began right, willPush, cancelled right, didCancelPush"
    )
  }

  @Test func `loses the swipe with the kernel's events`() throws {
    let recording = TouchStreamBuilder().down(at: (99.5, 50)).move(to: (30, 50), over: 0.3)
      .syncDropped().move(to: (20, 50), over: 0.1).up().recording
    #expect(
      try ReplayedStream(recording).story == "began right, willPush, cancelled right, didCancelPush"
    )
  }

  @Test func `says when a contact in a zone ran out of time, to the microsecond`() throws {
    let recording = TouchStreamBuilder().down(at: (99.5, 50)).hold(3).up().recording
    let trace = try ReplayedStream(recording).trace
    #expect(trace.contains(#"{"t":1.000000,"kind":"gesture","state":"failed","edge":"right""#))
    #expect(trace.contains(#""reason":"timeout"}"#))
  }

  static let pushAndPop =
    "began right, willPush, ended right, didPush, began left, willPop, ended left, didPop"

  @Test(arguments: PanelModel.all)
  func `swipes on every kind of panel`(model: PanelModel) throws {
    let recording = TouchStreamBuilder(model).swipeFromRight().hold(1).swipeFromLeft().hold(1)
      .recording
    #expect(try ReplayedStream(recording).story == Self.pushAndPop)
  }

  @Test(arguments: [25.0, 33, 60, 100, 250], PanelModel.all)
  func `swipes at every rate`(rate: Double, model: PanelModel) throws {
    let recording = TouchStreamBuilder(model).swipeFromRight(rate: rate).hold(1)
      .swipeFromLeft(rate: rate).recording
    #expect(try ReplayedStream(recording).story == Self.pushAndPop)
  }

  @Test(arguments: Rotation.allCases)
  func `swipes from the edges that a person sees, however the panel is mounted`(
    rotation: Rotation
  ) throws {
    /// Where the glass is touched for a place on the picture, both in percent.
    func glass(_ x: Double, _ y: Double) -> TouchStreamBuilder.Place {
      switch rotation {
      case .none: (x, y)
      case .quarter: (100 - y, x)
      case .half: (100 - x, 100 - y)
      case .threeQuarters: (y, 100 - x)
      }
    }
    let recording = TouchStreamBuilder()
      .down(at: glass(99.5, 50)).move(to: glass(39, 51), over: 0.25).hold(0.2).up().hold(1)
      .down(at: glass(0.5, 50)).move(to: glass(61, 51), over: 0.25).hold(0.2).up().recording
    #expect(try ReplayedStream(recording, rotation: rotation).story == Self.pushAndPop)
  }
}
