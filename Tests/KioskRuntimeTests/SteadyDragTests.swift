import AllocationCounting
import Composition
import Configuration
import DisplayOutput
import Geometry
import Gestures
import KioskRuntime
import LinuxIO
import Navigation
import Testing

/// The whole way of a swipe, from the events of a touchscreen to frames on a display.
@Suite(.enabled(if: AllocationCounter.isExact, "\(AllocationCounter.condition)"))
struct `A drag under way` {
  @Test(arguments: Rotation.allCases)
  func `allocates neither for samples nor for frames`(rotation: Rotation) throws {
    let way = try WayOfASwipe(rotation: rotation)
    try way.land(at: 4000)
    // In to the middle, then to and fro around it.
    for step in 0..<60 { try way.sample(4000 - 30 * step) }
    for step in 0..<40 { try way.sample(2200 + 25 * abs(step % 20 - 10)) }
    let flips = way.flips
    let count = try AllocationCounter.count {
      for step in 0..<200 { try way.sample(2200 + 25 * abs(step % 20 - 10)) }
    }
    #expect(count == 0)
    #expect(way.flips - flips >= 115, "200 samples at 100 Hz are 120 frames at 60 Hz")
  }

  @Test func `allocates nothing while it settles`() throws {
    let way = try WayOfASwipe(rotation: .none)
    try way.land(at: 4000)
    for step in 0..<60 { try way.sample(4000 - 40 * step) }
    try way.lift()
    try way.pass(milliseconds: 40)
    let flips = way.flips
    let count = try AllocationCounter.count { try way.pass(milliseconds: 200) }
    #expect(count == 0)
    #expect(way.flips - flips >= 11)
  }
}

@Suite(.enabled(if: AllocationCounter.isExact, "\(AllocationCounter.condition)"))
struct `A cross-fade under way` {
  @Test(arguments: [Rotation.none, .quarter])
  func `allocates nothing`(rotation: Rotation) throws {
    let way = try WayOfASwipe(rotation: rotation, reducesMotion: true)
    way.push()
    try way.pass(milliseconds: 100)
    let flips = way.flips
    let count = try AllocationCounter.count { try way.pass(milliseconds: 1000) }
    #expect(count == 0)
    #expect(way.flips - flips >= 59)
  }
}

/// A touchscreen's decoder and an output, in virtual time.
private final class WayOfASwipe {
  private let size = PixelSize(width: 320, height: 200)
  private let rotation: Rotation
  private let clock: VirtualClock
  private let output: Output
  private var tracker: ContactTracker

  init(rotation: Rotation, reducesMotion: Bool = false) throws {
    let clock = VirtualClock()
    self.clock = clock
    self.rotation = rotation
    var display = DisplayConfiguration()
    display.rotation = rotation
    // Long, so that a settle lasts for as long as it is watched.
    var transition = TransitionConfiguration()
    transition.duration = 2
    let configuration = KioskConfiguration(
      screens: [
        ScreenConfiguration(name: "below", content: .color(.black), push: "above"),
        ScreenConfiguration(name: "above", content: .color(.black)),
      ],
      transition: transition,
      accessibility: AccessibilityConfiguration(reduceMotion: reducesMotion),
      outputs: [OutputConfiguration(root: "below", display: display)])
    output = Output(
      display: HeadlessDisplay(mode: DisplayMode(size: size, refreshRate: 60)),
      source: try PictureScreens(undecoded: configuration),
      configuration: configuration, clock: { clock.now })
    tracker = ContactTracker(
      axes: TouchscreenAxes(
        contactProtocol: .slots(count: 10), x: AxisRange(minimum: 0, maximum: 4095),
        y: AxisRange(minimum: 0, maximum: 4095)),
      mapping: TouchMapping(
        calibration: .identity, rotation: rotation,
        screenSize: rotation.logicalSize(ofPanel: size)))
    try pass(milliseconds: 1000)
  }

  var flips: Int { output.flips }

  /// Pushes by time, as a link does.
  func push() {
    guard let destination = output.controller.topScreen.interactivePushDestination else { return }
    output.controller.pushScreen(destination, at: clock.now)
  }

  /// Lands a finger; 4095 is the right edge of the logical screen.
  func land(at position: Int) throws {
    try send(EventCode.trackingID, 1)
    try send(isSideways ? EventCode.positionX : EventCode.positionY, 2000)
    try sample(position)
  }

  /// Moves the finger, reports, and lets 10 ms pass.
  func sample(_ position: Int) throws {
    let isMirrored = rotation == .half || rotation == .threeQuarters
    try send(
      isSideways ? EventCode.positionY : EventCode.positionX,
      Int32(isMirrored ? 4095 - position : position))
    try report()
    try pass(milliseconds: 10)
  }

  func lift() throws {
    try send(EventCode.trackingID, -1)
    try report()
  }

  /// Turns as the event loop would: from one wake-up to the next.
  func pass(milliseconds: Int64) throws {
    let end = Instant(nanoseconds: clock.now.nanoseconds + milliseconds * 1_000_000)
    try output.turn(at: clock.now)
    while let wakeUp = output.wakeUp, wakeUp <= end {
      clock.now = max(clock.now, wakeUp)
      try output.turn(at: clock.now)
    }
    clock.now = end
  }

  private var isSideways: Bool { rotation.isSideways }

  private func send(_ code: UInt16, _ value: Int32) throws {
    _ = tracker.receive(
      EvdevEvent(time: clock.now, type: EventType.absolute, code: code, value: value))
  }

  private func report() throws {
    let isComplete = tracker.receive(
      EvdevEvent(
        time: clock.now, type: EventType.synchronization, code: EventCode.report, value: 0))
    if isComplete { output.handle(tracker.frame) }
  }
}
