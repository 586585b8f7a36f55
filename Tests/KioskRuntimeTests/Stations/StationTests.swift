import Composition
import ControlProtocol
import DisplayOutput
import Geometry
import Gestures
import LinuxIO
import Navigation
import Presence
import Testing
import TouchInput
import TouchRecording

@testable import KioskRuntime

/// One test after another: each kiosk watches folders, which Linux counts (128 for each user).
@Suite(.serialized) struct `The stations of a kiosk` {
  @Test func `each have a panel, a root and a stack of their own`() throws {
    let standing = try StandingKiosk(.two)
    #expect(standing.stations.map { standing.display(of: $0)?.mode.size.width } == [320, 64])
    #expect(standing.colors == [.red, .green])
    standing.stations[1].handle(KeyPress(key: .right, time: MonotonicClock.now))
    standing.turn()
    #expect(standing.colors == [.red, .blue])
    #expect(standing.stations.map { $0.output?.stackNames } == [["red"], ["green", "blue"]])
  }

  @Test func `say each for itself what they show`() throws {
    let standing = try StandingKiosk(.two)
    standing.stations[1].closeDisplay(at: .zero)
    standing.stations[1].displayAbsence = .noDisplay("there is none")
    let problem =
      "the touchscreen 'none-of-these' is not plugged in; waiting for it "
      + "('devices' lists what is there)"
    #expect(
      standing.stations.map { $0.status(of: .kioskNavigator) } == [
        "outputs[1] showing 3 screens on 320x200 without a panel; \(problem)",
        "outputs[2] waiting for a display: there is none; \(problem)",
      ])
    #expect(standing.stations.allSatisfy { $0.isSettled })
  }

  @Test func `get keys where somebody has touched last, else at the first`() throws {
    let standing = try StandingKiosk(.two)
    standing.kiosk.keyPressed(KeyPress(key: .right, time: MonotonicClock.now))
    #expect(standing.stations.map { $0.output?.stackNames.count } == [2, 1])
    let axes = try #require(PanelModel.pixels.device.verdict.axes)
    let feed = standing.stations[1].touch
    feed.touchscreenAdded(
      ConnectedTouchscreen(
        node: "/dev/input/event0", description: PanelModel.pixels.device, axes: axes,
        calibration: nil,
        state: TouchState(
          slots: Array(repeating: SlotState(trackingID: -1, x: 0, y: 0), count: 5))))
    feed.touchscreenReceived(TouchStreamBuilder(.pixels).down(at: (50, 50)).up().events)
    #expect(feed.lastTouch != nil)
    standing.kiosk.keyPressed(KeyPress(key: .right, time: MonotonicClock.now))
    #expect(standing.stations.map { $0.output?.stackNames.count } == [2, 2])
  }

  @Test func `get no keys while their panel is gone`() throws {
    let standing = try StandingKiosk(.two)
    standing.stations[0].closeDisplay(at: MonotonicClock.now)
    standing.kiosk.keyPressed(KeyPress(key: .right, time: MonotonicClock.now))
    #expect(standing.stations[1].output?.stackNames == ["green", "blue"])
  }

  @Test func `hold up plug news while one of them slides in sight`() throws {
    let standing = try StandingKiosk(.two, duration: 2)
    #expect(!standing.kiosk.isDisturbing(.unclear))
    let station = standing.stations[1]
    let now = MonotonicClock.now.advanced(bySeconds: 2)
    station.handle(KeyPress(key: .right, time: now))
    #expect(standing.kiosk.isDisturbing(.unclear))
    // Nobody sees that.
    station.sleep.goDark()
    station.turn(at: now, mayProbe: true)
    #expect(station.output?.controller.isAtRest == false)
    #expect(!standing.kiosk.isDisturbing(.unclear))
  }

  @Test func `push what is asked for from afar, whatever they have shown by themselves`() throws {
    let standing = try StandingKiosk(.two, idle: "{attract: {after: 1000, every: 1000}}")
    let station = standing.stations[0]
    let later = MonotonicClock.now.advanced(bySeconds: 1500)
    station.turn(at: later, mayProbe: true)
    #expect(station.asleep == .attracting)
    #expect(station.output?.stackNames == ["red", "blue"])
    try standing.kiosk.push("blue", on: nil, at: later)
    #expect(station.output?.stackNames == ["red", "blue"])
    #expect(station.asleep == .awake)
    #expect(throws: ControlError.self) { try standing.kiosk.push("blue", on: nil, at: later) }
  }

  @Test func `become as many as a changed configuration has, and others where they change`() throws
  {
    let standing = try StandingKiosk(.two)
    standing.stations[0].handle(KeyPress(key: .right, time: MonotonicClock.now))
    let first = standing.stations[0]
    let dropped = PoweredDisplay()
    try standing.put(dropped, into: standing.stations[1])
    let touchscreens = standing.kiosk.context.touchscreens
    touchscreens.redistributeIfNeeded(
      at: MonotonicClock.now, through: standing.kiosk.context.devices)
    #expect(!touchscreens.isStale)
    try standing.reload(.one)
    #expect(standing.stations.count == 1)
    // The one that is left may have what the other has had.
    #expect(touchscreens.isStale)
    #expect(standing.stations[0] === first)
    // No picture stays on a panel that is no output any more.
    #expect(dropped.log.last == "stop")
    #expect(standing.stations[0].output?.stackNames == ["red", "blue"])
    #expect(standing.stations[0].status(of: .kioskNavigator).hasPrefix("showing 3 screens"))
    try standing.reload(.clones)
    // Clones find their originals there.
    let log = try standing.log
    #expect(log.contains("outputs[3]: display: "))
    #expect(!log.contains("no display"))
    #expect(standing.stations.count == 3)
    #expect(standing.colors == [.red, .red, .red])
    try standing.reload(.two)
    #expect(standing.colors == [.red, .green])
    for station in standing.stations { station.close(at: MonotonicClock.now) }
    #expect(standing.stations.allSatisfy { $0.presenter == nil })
  }
}
