import Composition
import Configuration
import DisplayOutput
import Geometry
import Gestures
import LinuxIO
import Navigation
import Testing
import TouchRecording

@testable import KioskRuntime
@testable import TouchInput

@Suite struct `A touch feed` {
  @Test func `follows a touchscreen while there is no display, because it repeats nothing`() throws
  {
    let feed = try feed()
    feed.touchscreenAdded(touchscreen)
    let before = TouchStreamBuilder(.pixels).down(at: (99, 50)).up()
    feed.touchscreenReceived(before.events)

    let output = try output()
    feed.attach(to: output, at: .zero)
    // The finger lands where the last one was, so the kernel sends no position.
    let after = before.down(at: (99, 50)).move(to: (60, 50), over: 0.1)
    feed.touchscreenReceived(Array(after.events.dropFirst(before.events.count)))
    let drag = try #require(output.controller.percentDrivenInteractiveTransition)
    #expect(drag.percentComplete > 0.3)
  }

  @Test func `takes a finger that was down before the display for dead until it lifts`() throws {
    let feed = try feed()
    feed.touchscreenAdded(touchscreen)
    let before = TouchStreamBuilder(.pixels).down(at: (99, 50))
    feed.touchscreenReceived(before.events)
    let output = try output()
    feed.attach(to: output, at: .zero)
    let after = before.move(to: (60, 50), over: 0.1)
    feed.touchscreenReceived(Array(after.events.dropFirst(before.events.count)))
    #expect(output.controller.percentDrivenInteractiveTransition == nil)
  }

  @Test func `takes a finger that was down before the touchscreen for dead until it lifts`() throws
  {
    let feed = try feed()
    let output = try output()
    feed.attach(to: output, at: .zero)
    let down = TouchStreamBuilder(.pixels).down(at: (99, 50))
    var found = touchscreen
    found.state.slots[0] = SlotState(trackingID: 1, x: 791, y: 240)
    feed.touchscreenAdded(found)
    let drag = down.move(to: (60, 50), over: 0.1).up()
    feed.touchscreenReceived(Array(drag.events.dropFirst(down.events.count)))
    #expect(feed.lastTouch == nil)
    // The next one is a finger like any other.
    let next = drag.hold(1).down(at: (99, 50)).move(to: (60, 50), over: 0.1)
    feed.touchscreenReceived(Array(next.events.dropFirst(drag.events.count)))
    #expect(output.controller.percentDrivenInteractiveTransition != nil)
  }

  @Test func `takes a drag back whose touchscreen is pulled out, and takes one that comes`() throws
  {
    let feed = try feed()
    let output = try output()
    feed.attach(to: output, at: .zero)
    for _ in 0..<2 {
      feed.touchscreenAdded(touchscreen)
      let drag = TouchStreamBuilder(.pixels).down(at: (99, 50)).move(to: (20, 50), over: 0.3)
      feed.touchscreenReceived(drag.events)
      #expect(output.controller.percentDrivenInteractiveTransition != nil)
      feed.touchscreenRemoved(at: Instant.zero.advanced(bySeconds: 1))
      #expect(output.controller.percentDrivenInteractiveTransition == nil)
      output.controller.advance(to: Instant.zero.advanced(bySeconds: 5))
      #expect(output.stackNames == ["a"])
      #expect(feed.touchscreen == nil)
      #expect(feed.identity == TouchscreenIdentity(of: touchscreen.description))
    }
  }

  @Test func `takes a drag back whose panel of protocol A falls silent`() throws {
    let feed = try feed()
    let output = try output()
    feed.attach(to: output, at: .zero)
    var packets = touchscreen
    packets.axes = TouchscreenAxes(
      contactProtocol: .convertedSlots(count: 5), x: touchscreen.axes.x, y: touchscreen.axes.y)
    feed.touchscreenAdded(packets)
    #expect(feed.deadline == nil)
    let drag = TouchStreamBuilder(.pixels).down(at: (99, 50)).move(to: (20, 50), over: 0.3)
    feed.touchscreenReceived(drag.events)
    let deadline = try #require(feed.deadline)
    #expect(deadline == drag.events.last?.time.advanced(bySeconds: 1))
    feed.deadlinePassed(at: deadline)
    #expect(output.controller.percentDrivenInteractiveTransition == nil)
    #expect(feed.deadline == nil)
  }

  @Test func `loses fingers with the kernel's events, and knows what lies there then`() throws {
    let feed = try feed()
    feed.touchscreenAdded(touchscreen)
    let output = try output()
    feed.attach(to: output, at: .zero)
    let drag = TouchStreamBuilder(.pixels).down(at: (99, 50)).move(to: (20, 50), over: 0.3)
    feed.touchscreenReceived(drag.events)
    feed.touchscreenReceived([
      EvdevEvent(
        time: Instant.zero.advanced(bySeconds: 0.31), type: EventType.synchronization,
        code: EventCode.dropped, value: 0)
    ])
    #expect(output.controller.percentDrivenInteractiveTransition == nil)
    // It has lifted in the gap, and the kernel repeats no value of its slot.
    feed.touchscreenResynchronised(
      TouchState(
        slots: [SlotState(trackingID: -1, x: 791, y: 240)]
          + Array(repeating: SlotState(trackingID: -1, x: 0, y: 0), count: 4)))
    let time = Instant.zero.advanced(bySeconds: 1)
    func events(_ steps: (UInt16, Int32)...) -> [EvdevEvent] {
      steps.map { EvdevEvent(time: time, type: EventType.absolute, code: $0, value: $1) }
        + [
          EvdevEvent(time: time, type: EventType.synchronization, code: EventCode.report, value: 0)
        ]
    }
    feed.touchscreenReceived(events((EventCode.trackingID, 9)))
    #expect(feed.lastTouch == time)
  }

  @Test func `cancels a drag under which the machine was suspended, although the kernel lifts it`()
    throws
  {
    let machine = Machine()
    let feed = try feed(on: machine)
    feed.touchscreenAdded(touchscreen)
    let output = try output()
    feed.attach(to: output, at: .zero)
    let drag = TouchStreamBuilder(.pixels).down(at: (99, 50)).move(to: (20, 50), over: 0.3)
    feed.touchscreenReceived(drag.events)
    #expect(output.controller.percentDrivenInteractiveTransition != nil)
    machine.slept += 3_000_000_000
    let lift = drag.up()
    feed.touchscreenReceived(Array(lift.events.dropFirst(drag.events.count)))
    #expect(output.controller.percentDrivenInteractiveTransition == nil)
    #expect(output.stackNames == ["a"])
  }

  @Test func `says that a touchscreen is silent, until it reports again`() throws {
    let feed = try feed(silentAfter: 600)
    #expect(feed.deadline == nil)
    feed.touchscreenAdded(touchscreen)
    let deadline = try #require(feed.deadline)
    feed.deadlinePassed(at: deadline)
    #expect(
      feed.problem?.description
        == """
        the touchscreen \(PanelModel.pixels.device.printableName) at /dev/input/event0 has reported \
        nothing for 600 s, although it is there; touch it, and plug it in anew if nothing happens
        """)
    #expect(feed.deadline == nil)
    feed.touchscreenReceived(TouchStreamBuilder(.pixels).down(at: (99, 50)).events)
    #expect(feed.problem == nil)
    #expect(feed.deadline != nil)
    feed.touchscreenRemoved(at: deadline)
    #expect(feed.deadline == nil)
  }

  @Test func `takes nobody's silence for long once it has let go of the touchscreen`() throws {
    let feed = try feed(silentAfter: 600)
    feed.touchscreenAdded(touchscreen)
    feed.stop()
    #expect(feed.deadline == nil)
  }

  @Test func `tells of reports that no touch comes of`() throws {
    let feed = try feed()
    feed.touchscreenAdded(touchscreen)
    #expect(feed.lastReport == nil)
    let touch = TouchStreamBuilder(.pixels).down(at: (99, 50))
    feed.touchscreenReceived(touch.events)
    let touched = try #require(feed.lastTouch)
    #expect(feed.lastReport == touched)
    // The contact is dead until it lifts.
    feed.loseContacts(at: touched)
    let moves = touch.move(to: (60, 50), over: 0.1)
    feed.touchscreenReceived(Array(moves.events.dropFirst(touch.events.count)))
    #expect(feed.lastTouch == touched)
    #expect(feed.lastReport == moves.events.last?.time)
  }

  private final class Machine {
    var slept: Int64 = 0
  }

  private let touchscreen: ConnectedTouchscreen
  private let configuration = KioskConfiguration(
    root: "a",
    screens: [
      ScreenConfiguration(name: "a", content: .color(.black), push: "b"),
      ScreenConfiguration(name: "b", content: .color(.black)),
    ])

  init() throws {
    let axes = try #require(PanelModel.pixels.device.verdict.axes)
    touchscreen = ConnectedTouchscreen(
      node: "/dev/input/event0", description: PanelModel.pixels.device, axes: axes,
      calibration: nil,
      state: TouchState(slots: Array(repeating: SlotState(trackingID: -1, x: 0, y: 0), count: 5)))
  }

  private func feed(
    on machine: Machine = Machine(), silentAfter: Double? = nil
  ) throws -> TouchFeed {
    TouchFeed(
      loop: try EventLoop(), configuration: TouchConfiguration(silentAfter: silentAfter),
      grabs: false,
      recordingFile: nil, log: Log(descriptor: -1, hasPriorities: false),
      timeSlept: { machine.slept })
  }

  private func output() throws -> Output {
    let screens = PictureScreens(configuration, decoder: try PictureScreens.startDecoder())
    return Output(
      display: HeadlessDisplay(
        mode: DisplayMode(size: PixelSize(width: 800, height: 480), refreshRate: 60)),
      source: screens, configuration: configuration)
  }
}
