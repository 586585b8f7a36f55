import Gestures
import Testing
import TouchRecording

@testable import TouchInput

@Suite struct `A batch of events` {
  private func batch(of model: PanelModel, _ events: [EvdevEvent]) throws -> EventBatch {
    var batch = EventBatch(for: model.device, axes: try #require(model.device.verdict.axes))
    batch.received = events
    return batch
  }

  @Test func `is what the kernel sent, decoded`() throws {
    let events = TouchStreamBuilder(.common).down(at: (10, 20)).up().events
    var batch = try batch(of: .common, events)
    let overrun = batch.decode()
    #expect(overrun == nil)
    #expect([batch.received, batch.decoded] == [events, events])
  }

  @Test func `ends where the kernel's buffer ran over`() throws {
    let stream = TouchStreamBuilder(.common).down(at: (10, 20)).syncDropped()
    let events = stream.move(to: (50, 20), over: 0.1).events
    let dropped = try #require(events.firstIndex { $0.code == EventCode.dropped && $0.type == 0 })
    var batch = try batch(of: .common, events)
    let overrun = batch.decode()
    #expect(overrun == events[dropped])
    let expected = Array(events[...dropped])
    #expect([batch.received, batch.decoded] == [expected, expected])
  }

  @Test func `ends the frame in which it did, at the same time`() throws {
    let events = TouchStreamBuilder(.common, start: 3).down(at: (10, 20)).syncDropped().events
    var batch = try batch(of: .common, events)
    let dropped = batch.decode()
    let overrun = try #require(dropped)
    batch.endFrame(of: overrun, with: TouchState(slots: []))
    let report = EvdevEvent(
      time: overrun.time, type: EventType.synchronization, code: EventCode.report, value: 0)
    #expect([batch.received, batch.decoded] == [[report], [report]])
  }

  @Test(arguments: [
    (state: nil, lifts: 0), (TouchState(slots: [], isTouched: true), 0),
    (TouchState(slots: [], isTouched: false), 1),
  ])
  func `lifts what a panel of protocol A was seen not to be touched by`(
    state: TouchState?, lifts: Int
  ) throws {
    let events = TouchStreamBuilder(.packets).down(at: (10, 20)).syncDropped().events
    var batch = try batch(of: .packets, events)
    let dropped = batch.decode()
    let overrun = try #require(dropped)
    batch.endFrame(of: overrun, with: state)
    let ends = batch.decoded.filter { $0.code == EventCode.trackingID && $0.value == -1 }
    #expect(ends.count == lifts)
  }
}
