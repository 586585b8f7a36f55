import Geometry
import Gestures
import Testing

private typealias S = EventScript

private let down = EventScript().frame(S.id(7), S.x(500), S.y(500))

@Suite struct `A contact tracker that is told what the kernel holds` {
  @Test func `holds a contact found down at opening for dead until it lifts`() {
    let open = tracker(slots: [SlotState(trackingID: 3, x: 20, y: 40)])
    let script = S().frame(S.x(30)).frame(S.id(-1)).frame(S.id(4))
    #expect(story(script, open) == "down0 30,20")
  }

  @Test func `knows the kernel's values at opening`() {
    let open = tracker(slots: [SlotState(trackingID: -1, x: 0, y: 600)])
    #expect(story(S().frame(S.id(4)), open) == "down0 0,300")
  }

  @Test func `knows at opening that what comes next into a slot hovers`() {
    let open = tracker(slots: [SlotState(trackingID: -1, x: 500, y: 500, distance: 1)])
    let script = S().frame(S.id(4)).frame(S.x(510)).frame(S.distance(0))
    #expect(story(script, open) == "down0 510,250")
  }

  @Test func `sees after a gap that a palm's slot holds fingers again`() {
    var tracker = tracker()
    for event in down.frame(S.tool(2)).frame(S.dropped).events { _ = tracker.receive(event) }
    tracker.resynchronise([SlotState(trackingID: -1, x: 100, y: 0)], currentSlot: 0)
    #expect(story(S().frame(S.id(9)), tracker) == "down1 100,0")
  }

  @Test func `holds what it finds after a gap for dead until it lifts`() {
    var tracker = tracker(.slots(count: 2))
    var frames: [String] = []
    let before = S().frame(S.id(1), S.x(100), S.y(0)).frame(S.dropped)
    for event in before.events where tracker.receive(event) { frames.append(words(tracker.frame)) }
    tracker.resynchronise(
      [SlotState(trackingID: 1, x: 140, y: 0), SlotState(trackingID: 2, x: 200, y: 0)],
      currentSlot: 1)
    let after = S().frame(S.x(210), S.slot(0), S.x(150)).frame(S.id(-1), S.slot(1), S.id(-1))
      .frame(S.id(5))
    for event in after.events where tracker.receive(event) { frames.append(words(tracker.frame)) }
    #expect(frames == ["down0 100,0", "lost0 100,0", "down1 210,0"])
  }
}
