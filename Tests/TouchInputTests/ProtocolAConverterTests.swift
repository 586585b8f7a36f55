import AllocationCounting
import Geometry
import Gestures
import Testing
import TouchInput
import TouchRecording

@Suite struct `Protocol A` {
  private static func panel(_ style: ProtocolAStyle) -> PanelModel {
    PanelModel(
      name: "packets", style: .packets(style), x: AxisRange(minimum: 0, maximum: 1000),
      y: AxisRange(minimum: 0, maximum: 1000))
  }

  private func events(of stream: TouchStreamBuilder) throws -> [String] {
    try DecodedRecording(stream.recording).events.map {
      "\($0.time.nanoseconds / 1_000_000) \($0.type) \(String($0.code, radix: 16)) \($0.value)"
    }
  }

  private func contacts(of stream: TouchStreamBuilder) throws -> [String] {
    let decoded = try DecodedRecording(stream.recording)
    var log = ContactLog(decoded.axes)
    log.receive(decoded.events)
    return log.lines
  }

  @Test func `comes in slots, with the time of the frame's report`() throws {
    let stream = TouchStreamBuilder(.anonymousPackets, start: 2)
      .down(at: (100, 50)).move(to: (50, 50), over: 0.01).up(after: 0.01)
    #expect(
      try events(of: stream) == [
        "2000 3 2f 0", "2000 3 35 65534", "2000 3 36 32768", "2000 3 39 0", "2000 0 0 0",
        "2010 3 35 32768", "2010 0 0 0", "2020 3 39 -1", "2020 0 0 0",
      ])
  }

  struct Fault: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var stream: TouchStreamBuilder
    var contacts: [String]
  }

  private static let axes = (x: EventCode.positionX, y: EventCode.positionY)
  private static let abs = EventType.absolute
  private static let syn = EventType.synchronization

  /// One contact that lands, moves and lifts.
  private static let one = ["0 landed 20,50", "0 moved 40,50", "0 lifted 40,50"]

  private static func swipe(_ style: ProtocolAStyle) -> TouchStreamBuilder {
    TouchStreamBuilder(panel(style))
      .down(at: (20, 50)).move(to: (40, 50), over: 0.1, rate: 10).hold(0.1).up()
  }

  static let faults: [Fault] =
    ProtocolAStyle.Release.allCases.filter { $0 != .never }.flatMap { release in
      [true, false].map { hasTrackingIDs in
        Fault(
          testDescription: "release by \(release), \(hasTrackingIDs ? "with" : "no") numbers",
          stream: swipe(ProtocolAStyle(release: release, hasTrackingIDs: hasTrackingIDs)),
          contacts: one)
      }
    } + [
      Fault(
        testDescription: "release by BTN_TOUCH 0 beside the last packet once more",
        stream: TouchStreamBuilder(panel(ProtocolAStyle(release: .touchKey, hasTrackingIDs: false)))
          .down(at: (20, 50)).send(abs, axes.x, 200).send(abs, axes.y, 500)
          .send(syn, EventCode.multitouchReport, 0).send(EventType.key, EventCode.touch, 0)
          .send(syn, EventCode.report, 0),
        contacts: ["0 landed 20,50", "0 lifted 20,50"]),
      Fault(
        testDescription: "no SYN_MT_REPORT: one contact a frame",
        stream: swipe(ProtocolAStyle(release: .touchKey, hasReports: false)), contacts: one),
      Fault(
        testDescription: "ABS_X and ABS_Y of the same finger: counted once",
        stream: swipe(ProtocolAStyle(alsoSingleTouch: true)), contacts: one),
      Fault(
        testDescription: "no release at all: lost by silence, the next touch is another contact",
        stream: TouchStreamBuilder(panel(ProtocolAStyle(release: .never)))
          .down(at: (20, 50)).move(to: (40, 50), over: 0.1, rate: 10).up()
          .down(slot: 1, at: (80, 20)).hold(0.9, rate: 2),
        contacts: ["0 landed 20,50", "0 moved 40,50", "0 lifted 40,50", "1 landed 80,20"]),
      Fault(
        testDescription: "silence that no packet breaks",
        stream: TouchStreamBuilder(panel(ProtocolAStyle(release: .never)))
          .down(at: (20, 50)).up(after: 2).send(abs, axes.x, 700).send(abs, axes.y, 500)
          .send(abs, EventCode.trackingID, 100).send(syn, EventCode.multitouchReport, 0)
          .send(syn, EventCode.report, 0),
        contacts: ["0 landed 20,50", "0 lost(Gestures.ContactLoss.lost) 20,50", "1 landed 70,50"]),
      Fault(
        testDescription: "a resting finger whose packets do not change is not silent",
        stream: TouchStreamBuilder(panel(ProtocolAStyle()))
          .down(at: (20, 50)).hold(5, rate: 4).up(),
        contacts: ["0 landed 20,50", "0 lifted 20,50"]),
      Fault(
        testDescription: "first touch at the origin has a position",
        stream: TouchStreamBuilder(panel(ProtocolAStyle(hasTrackingIDs: false)))
          .down(at: (0, 0)).up().down(at: (0, 0)).up(),
        contacts: ["0 landed 0,0", "0 lifted 0,0", "1 landed 0,0", "1 lifted 0,0"]),
      Fault(
        testDescription: "two fingers without numbers keep their places",
        stream: TouchStreamBuilder(panel(ProtocolAStyle(hasTrackingIDs: false)))
          .down(slot: 0, at: (20, 50)).down(slot: 1, at: (80, 50))
          .up(slot: 0).move(slot: 1, to: (70, 50), over: 0.05, rate: 20).up(slot: 1),
        contacts: [
          "0 landed 20,50", "1 landed 80,50", "0 lifted 20,50", "1 moved 70,50", "1 lifted 70,50",
        ]),
      Fault(
        testDescription: "numbers that a packet leaves out: told apart by place",
        stream: TouchStreamBuilder(panel(ProtocolAStyle(hasTrackingIDs: true)))
          .send(abs, axes.x, 200).send(abs, axes.y, 500)
          .send(syn, EventCode.multitouchReport, 0).send(syn, EventCode.report, 0)
          .send(syn, EventCode.multitouchReport, 0).send(syn, EventCode.report, 0),
        contacts: ["0 landed 20,50", "0 lifted 20,50"]),
      Fault(
        testDescription: "two packets with the same number are two contacts",
        stream: TouchStreamBuilder(panel(ProtocolAStyle(hasTrackingIDs: true)))
          .send(abs, EventCode.trackingID, 0).send(abs, axes.x, 200).send(abs, axes.y, 500)
          .send(syn, EventCode.multitouchReport, 0)
          .send(abs, EventCode.trackingID, 0).send(abs, axes.x, 800).send(abs, axes.y, 500)
          .send(syn, EventCode.multitouchReport, 0).send(syn, EventCode.report, 0)
          .send(syn, EventCode.multitouchReport, 0).send(syn, EventCode.report, 0),
        contacts: [
          "0 landed 20,50", "1 landed 80,50", "0 lifted 20,50", "1 lifted 80,50",
        ]),
      Fault(
        testDescription: "a hovering finger is no contact",
        stream: TouchStreamBuilder(panel(ProtocolAStyle()))
          .down(at: (20, 50)).hover().up(),
        contacts: ["0 landed 20,50", "0 lifted 20,50"]),
      Fault(
        testDescription: "a palm is told",
        stream: TouchStreamBuilder(panel(ProtocolAStyle())).down(at: (20, 50)).palm().up(),
        contacts: ["0 landed 20,50", "0 lost(Gestures.ContactLoss.palm) 20,50"]),
      Fault(
        testDescription: "a frame of keys alone lifts nobody",
        stream: TouchStreamBuilder(panel(ProtocolAStyle(release: .touchKey)))
          .down(at: (20, 50)).send(EventType.key, 0x8f, 1).send(syn, EventCode.report, 0)
          .move(to: (40, 50), over: 0.1, rate: 10).up(),
        contacts: one),
      Fault(
        testDescription: "events dropped: the contact is dead until it lifts",
        stream: TouchStreamBuilder(panel(ProtocolAStyle()))
          .down(at: (20, 50)).syncDropped().move(to: (40, 50), over: 0.1, rate: 10).up()
          .down(at: (60, 50)).up(),
        contacts: [
          "0 landed 20,50", "0 lost(Gestures.ContactLoss.lost) 20,50", "1 landed 60,50",
          "1 lifted 60,50",
        ]),
    ]

  @Test(arguments: faults)
  func `gives the contacts that are there`(fault: Fault) throws {
    #expect(try contacts(of: fault.stream) == fault.contacts)
  }

  @Test func `with more fingers than there are places stays sound`() throws {
    var stream = TouchStreamBuilder(Self.panel(ProtocolAStyle()))
    for round in 0..<4 {
      for packet in 0..<40 {
        stream = stream.send(Self.abs, EventCode.trackingID, Int32(round * 40 + packet))
          .send(Self.abs, Self.axes.x, Int32(packet * 20)).send(Self.abs, Self.axes.y, 500)
          .send(Self.syn, EventCode.multitouchReport, 0)
      }
      stream = stream.send(Self.syn, EventCode.report, 0)
    }
    stream = stream.send(Self.syn, EventCode.multitouchReport, 0)
      .send(Self.syn, EventCode.report, 0)
    let decoded = try DecodedRecording(stream.recording)
    var log = ContactLog(decoded.axes)
    log.receive(decoded.events)
    #expect(log.landings == 60)
    #expect(log.open.isEmpty)
  }

  @Test(arguments: [Int32.min, -1_000_000, -63, 1063, 1_000_000, Int32.max])
  func `passes ghosts beyond the axis on as ghosts`(value: Int32) throws {
    let stream = TouchStreamBuilder(Self.panel(ProtocolAStyle()))
      .send(Self.abs, Self.axes.x, value).send(Self.abs, Self.axes.y, 500)
      .send(Self.syn, EventCode.multitouchReport, 0).send(Self.syn, EventCode.report, 0)
    let passed = try DecodedRecording(stream.recording).events.first {
      $0.code == EventCode.positionX
    }
    let position = try #require(passed?.value)
    #expect(position == (value < 0 ? max(value, -62) : min(value, 1062)))
  }

  @Test func `may release everything when told from outside`() throws {
    let recording = TouchStreamBuilder(.packets).down(at: (20, 50)).recording
    let axes = try #require(recording.description.verdict.axes)
    var decoder = EventDecoder(for: recording.description, axes: axes)
    var events: [EvdevEvent] = []
    for event in recording.events { decoder.receive(event, into: &events) }
    let report = EvdevEvent(time: Instant(nanoseconds: 5), type: 0, code: 0, value: 0)
    decoder.releaseAll(at: report, into: &events)
    var log = ContactLog(axes)
    log.receive(events)
    #expect(log.lines == ["0 landed 20,50", "0 lifted 20,50"])
  }
}

@Suite(.enabled(if: AllocationCounter.isExact, "\(AllocationCounter.condition)"))
struct `Decoding in steady state` {
  @Test(arguments: [PanelModel.packets, .anonymousPackets, .common, .resistive])
  func `allocates nothing`(model: PanelModel) throws {
    let recording = TouchStreamBuilder(model)
      .down(at: (20, 50)).move(to: (90, 50), over: 2, rate: 100).up().recording
    let axes = try #require(recording.description.verdict.axes)
    var decoder = EventDecoder(for: recording.description, axes: axes)
    var events: [EvdevEvent] = []
    events.reserveCapacity(64)
    let count = AllocationCounter.count {
      for event in recording.events {
        decoder.receive(event, into: &events)
        events.removeAll(keepingCapacity: true)
      }
    }
    #expect(count == 0)
  }
}
