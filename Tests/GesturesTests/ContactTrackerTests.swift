import Geometry
import Gestures
import Testing

private typealias S = EventScript

struct TrackerStory: CustomTestStringConvertible {
  var testDescription: String
  var script: EventScript
  var tracker = GesturesTests.tracker()
  var story: String

  init(
    _ testDescription: String, _ script: EventScript,
    _ tracker: ContactTracker = GesturesTests.tracker(), gives story: String
  ) {
    self.testDescription = testDescription
    self.script = script
    self.tracker = tracker
    self.story = story
  }
}

private let down = EventScript().frame(S.id(7), S.x(500), S.y(500))
private let press = EventScript().frame(S.touch(1), S.absX(500), S.absY(500))
private let single = tracker(.single(key: EventCode.touch))

@Suite struct `A contact tracker` {
  static let stories = [
    TrackerStory(
      "follows one finger from landing to lift",
      down.frame(S.x(510)).frame(S.y(520)).frame(S.id(-1)),
      gives: "down0 500,250 | move0 510,250 | move0 510,260 | up0 510,260"),
    TrackerStory(
      "says nothing of a frame in which nothing changed",
      down.frame().frame(S.x(500)).frame(S.id(-1)),
      gives: "down0 500,250 | up0 500,250"),
    TrackerStory(
      "waits for an axis that the landing does not carry and nobody knows",
      S().frame(S.id(1), S.y(500)).frame(S.x(100)).frame(S.id(-1)),
      gives: "down0 100,250 | up0 100,250"),
    TrackerStory(
      "keeps the slot's last value of an axis that a landing does not repeat",
      down.frame(S.id(-1)).frame(S.id(8), S.y(400)).frame(S.id(-1)).frame(S.id(9)),
      gives: "down0 500,250 | up0 500,250 | down1 500,200 | up1 500,200 | down2 500,200"),
    TrackerStory(
      "never makes a contact of one that has no position at all",
      S().frame(S.id(1)).frame(S.id(-1)).frame(S.id(2)).frame(S.id(-1)), gives: ""),
    TrackerStory(
      "takes a replaced tracking number for a lift and a landing, in this order",
      down.frame(S.id(8), S.x(520)),
      gives: "down0 500,250 | up0 500,250 down1 520,250"),
    TrackerStory(
      "delivers an up and a down of one slot within a frame",
      down.frame(S.id(-1), S.id(8), S.x(900)),
      gives: "down0 500,250 | up0 500,250 down1 900,250"),
    TrackerStory(
      "takes a repeated tracking number for the same contact",
      down.frame(S.id(7), S.x(510)), gives: "down0 500,250 | move0 510,250"),
    TrackerStory(
      "orders lifts, landings, moves",
      S().frame(S.id(1), S.x(100), S.y(0), S.slot(1), S.id(2), S.x(200), S.y(0))
        .frame(
          S.slot(0), S.x(110), S.slot(2), S.id(3), S.x(300), S.y(0), S.slot(1), S.id(-1)),
      gives: "down0 100,0 down1 200,0 | up1 200,0 down2 300,0 move0 110,0"),
    TrackerStory(
      "adds a position in the lift's own frame to the lift",
      down.frame(S.x(540), S.id(-1)), gives: "down0 500,250 | up0 540,250"),
    TrackerStory(
      "knows no slot beyond the last, and goes on with the next known one",
      S().frame(S.slot(9), S.id(1), S.x(1), S.y(1), S.slot(4), S.id(2), S.x(500), S.y(500)),
      gives: "down0 500,250"),
    TrackerStory(
      "is not confused by negative slots",
      S().frame(S.slot(-1), S.id(1), S.x(1), S.y(1)), gives: ""),
    TrackerStory(
      "clamps positions up to 2 % beyond an axis and drops farther ones",
      S().frame(S.id(1), S.x(-20), S.y(1020)).frame(S.x(-21), S.y(990)).frame(S.y(-3616)),
      gives: "down0 0,500 | move0 0,495"),
    TrackerStory(
      "drops the ghost of a panel that sends negative coordinates",
      S().frame(S.id(1), S.x(499), S.y(-3616)).frame(S.id(-1)), gives: ""),
    TrackerStory(
      "loses a palm for good",
      down.frame(S.tool(2)).frame(S.tool(0), S.x(510)).frame(S.id(-1)).frame(S.id(8)),
      gives: "down0 500,250 | palm0 500,250 | down1 510,250"),
    TrackerStory(
      "never announces a contact that is a palm from its start",
      S().frame(S.id(1), S.tool(2), S.x(500), S.y(500)).frame(S.x(600)).frame(S.id(-1)),
      gives: ""),
    TrackerStory(
      "takes a palm's lift in the frame that tells of it for a loss",
      down.frame(S.tool(2), S.id(-1)), gives: "down0 500,250 | palm0 500,250"),
    TrackerStory(
      "loses a hovering finger, whose return is a new contact",
      down.frame(S.distance(1)).frame(S.x(520)).frame(S.distance(0)).frame(S.id(-1)),
      gives: "down0 500,250 | hover0 500,250 | down1 520,250 | up1 520,250"),
    TrackerStory(
      "takes no tap from a hovering finger that leaves, though its distance is reset with it",
      down.frame(S.distance(1)).frame(S.distance(0), S.id(-1)).frame(S.id(8)),
      gives: "down0 500,250 | hover0 500,250 | down1 500,250"),
    TrackerStory(
      "waits for a finger that comes hovering",
      S().frame(S.id(1), S.distance(3), S.x(500), S.y(500)).frame(S.distance(0)),
      gives: "down0 500,250"),
    TrackerStory(
      "takes a step that no finger makes for a fault, and the contact for dead until it lifts",
      down.frame(S.x(700)).frame(S.x(710)).frame(S.id(-1)).frame(S.id(8)),
      gives: "down0 500,250 | sensorFault0 500,250 | down1 710,250"),
    TrackerStory(
      "believes a long step of a slow panel",
      down.frame(after: 40, S.x(700)), gives: "down0 500,250 | move0 700,250"),
    TrackerStory(
      "does not count the rest before a step as its duration",
      down.frame(after: 5000, S.x(1000), S.y(500)).frame(after: 10, S.x(1)),
      gives: "down0 500,250 | move0 1000,250 | sensorFault0 1000,250"),
    TrackerStory(
      "finds a jump in 50 ms of at most 75 % possible, whatever came before",
      S().frame(S.id(1), S.x(0), S.y(0)).frame(after: 9000, S.x(751)),
      gives: "down0 0,0 | sensorFault0 0,0"),
    TrackerStory(
      "finds a step of exactly 10 % possible at any speed",
      down.frame(after: 0, S.x(600)), gives: "down0 500,250 | move0 600,250"),
    TrackerStory(
      "judges the step of a lift too", down.frame(S.x(900), S.id(-1)),
      gives: "down0 500,250 | sensorFault0 500,250"),
    TrackerStory(
      "loses all contacts at SYN_DROPPED and discards up to the next report",
      S().frame(S.id(1), S.x(100), S.y(0), S.slot(1), S.id(2), S.x(200), S.y(0))
        .frame(S.x(210), S.dropped, S.id(-1)).frame(S.x(220), S.slot(0), S.id(-1))
        .frame(S.id(3)),
      gives: "down0 100,0 down1 200,0 | lost0 100,0 lost1 200,0 | down2 100,0"),
    TrackerStory(
      "ends a frame at a report of any value",
      S().frame(report: 1, S.id(1), S.x(500), S.y(500)), gives: "down0 500,250"),
    TrackerStory(
      "drives protocol B by tracking numbers, not by BTN_TOUCH",
      down.frame(S.touch(1)).frame(S.touch(0)).frame(S.touch(1), S.x(510)).frame(S.id(-1)),
      gives: "down0 500,250 | move0 510,250 | up0 510,250"),
    TrackerStory(
      "does not count ABS_X beside the slots",
      down.frame(S.absX(900), S.absY(900)).frame(S.id(-1)),
      gives: "down0 500,250 | up0 500,250"),
    TrackerStory(
      "reads a single-touch panel",
      press.frame(S.absX(510)).frame(S.touch(0)), single,
      gives: "down0 500,250 | move0 510,250 | up0 510,250"),
    TrackerStory(
      "does not take autorepeat for a press",
      press.frame(S.touch(2)).frame(S.touch(0)).frame(S.touch(2)), single,
      gives: "down0 500,250 | up0 500,250"),
    TrackerStory(
      "takes a press and release within a frame for a tap of no length",
      press.frame(S.touch(0)).frame(S.touch(1), S.touch(0)), single,
      gives: "down0 500,250 | up0 500,250 | down1 500,250 up1 500,250"),
    TrackerStory(
      "gives a panel that calls its contact BTN_LEFT the same treatment",
      S().frame((1, 0x110, 1), S.absX(10), S.absY(10)).frame((1, 0x110, 0)),
      tracker(.single(key: EventCode.leftButton)), gives: "down0 10,5 | up0 10,5"),
    TrackerStory(
      "scales a range that starts below zero",
      S().frame(S.id(1), S.x(-100), S.y(300)),
      tracker(
        x: AxisRange(minimum: -200, maximum: 200), y: AxisRange(minimum: 200, maximum: 400)),
      gives: "down0 250,250"),
    TrackerStory(
      "survives ranges and values at the ends of the type",
      S().frame(S.id(1), S.x(.max), S.y(.min)).frame(S.x(.min), S.y(.max)),
      tracker(
        x: AxisRange(minimum: .min, maximum: .max), y: AxisRange(minimum: .min, maximum: .max)),
      gives: "down0 1000,0 | sensorFault0 1000,0"),
  ]

  @Test(arguments: stories)
  func `reads the stream as the fingers meant it`(row: TrackerStory) {
    #expect(story(row.script, row.tracker) == row.story)
  }

  struct Turn: CustomTestStringConvertible {
    var rotation: Rotation
    var position: String
    var testDescription: String { "\(rotation.rawValue) degrees" }
  }

  @Test(arguments: [
    Turn(rotation: .none, position: "down0 100,200"),
    Turn(rotation: .quarter, position: "down0 200,900"),
    Turn(rotation: .half, position: "down0 900,300"),
    Turn(rotation: .threeQuarters, position: "down0 300,100"),
  ])
  func `turns touch with the picture`(turn: Turn) {
    let script = S().frame(S.id(1), S.x(100), S.y(400))
    #expect(story(script, tracker(rotation: turn.rotation)) == turn.position)
  }

  @Test func `calibrates before it rotates`() {
    let mirrored = CalibrationMatrix(-1, 0, 1, 0, 1, 0)
    let script = S().frame(S.id(1), S.x(100), S.y(400))
    #expect(
      story(script, tracker(rotation: .quarter, calibration: mirrored)) == "down0 200,100")
  }

  @Test func `loses everything with the device, and starts afresh`() {
    var tracker = tracker()
    for event in down.events { _ = tracker.receive(event) }
    let lost = tracker.deviceRemoved(at: .zero)
    #expect(lost)
    #expect(words(tracker.frame) == "lost0 500,250")
    let lostAgain = tracker.deviceRemoved(at: .zero)
    #expect(!lostAgain)
    let again = S().frame(S.id(7)).frame(S.x(1), S.y(2))
    #expect(story(again, tracker) == "down1 1,1")
  }

  @Test func `loses a protocol A contact that falls silent, and takes its return for a new one`() {
    var tracker = tracker(.convertedSlots(count: 2))
    for event in down.events { _ = tracker.receive(event) }
    let deadline = Instant(seconds: 1, microseconds: 10_000)
    #expect(tracker.deadline == deadline)
    let early = tracker.deadlinePassed(at: Instant(seconds: 1, microseconds: 9_999))
    #expect(!early)
    let late = tracker.deadlinePassed(at: Instant(seconds: 2, microseconds: 0))
    #expect(late)
    #expect(words(tracker.frame) == "lost0 500,250")
    #expect(tracker.frame.time == deadline)
    #expect(tracker.deadline == nil)
    #expect(story(S().frame(S.x(900)), tracker) == "down1 900,250")
  }

  enum Death: String, CaseIterable, CustomTestStringConvertible {
    case lostBeforeItFellSilent, lostAfterItFellSilent, palm
    var testDescription: String { rawValue }
  }

  @Test(arguments: Death.allCases)
  func `takes the next touch of a protocol A panel that never reports a lift`(death: Death) {
    var tracker = tracker(.convertedSlots(count: 2))
    let script = death == .palm ? down.frame(S.tool(2)).frame(S.tool(0)) : down
    for event in script.events { _ = tracker.receive(event) }
    let silence = Instant(seconds: 2, microseconds: 0)
    if death == .lostBeforeItFellSilent { _ = tracker.loseOpenContacts(at: .zero) }
    _ = tracker.deadlinePassed(at: silence)
    if death == .lostAfterItFellSilent { _ = tracker.loseOpenContacts(at: silence) }
    #expect(tracker.deadline == nil)
    #expect(story(S().frame(S.x(900)), tracker) == "down1 900,250")
  }

  @Test func `stamps a frame with its report's own time`() {
    var tracker = tracker()
    var events = down.events
    for index in events.indices.dropLast() { events[index].time = .zero }
    for event in events { _ = tracker.receive(event) }
    #expect(tracker.frame.time == Instant(seconds: 0, microseconds: 10_000))
  }

  @Test func `names the contacts of two panels differently`() {
    let axes = TouchscreenAxes(
      contactProtocol: .slots(count: 1), x: AxisRange(minimum: 0, maximum: 1000),
      y: AxisRange(minimum: 0, maximum: 1000))
    let mapping = TouchMapping(screenSize: PixelSize(width: 1000, height: 500))
    var names: Set<ContactID> = []
    for device in UInt16(0)..<2 {
      var tracker = ContactTracker(axes: axes, mapping: mapping, device: device)
      for event in down.events where tracker.receive(event) {
        for change in tracker.frame.changes { names.insert(change.contact) }
      }
    }
    #expect(names.count == 2)
  }
}
