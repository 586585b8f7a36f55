import Geometry
import Gestures
import Presence
import Testing

/// Nine reports of panels whose waking touch also pressed the button under it.
@Suite struct `The touch that wakes a panel` {
  static let lights: [IdleSettings] = [IdleSettings(dimAfter: 60), IdleSettings(blankAfter: 60)]

  /// A panel that fell asleep at 60 s.
  private func asleep(_ settings: IdleSettings = IdleSettings(blankAfter: 60)) -> PanelSleep {
    let sleep = PanelSleep(settings, at: at(0))
    while sleep.advance(to: at(60)) != nil {}
    return sleep
  }

  @Test(arguments: lights)
  func `is swallowed whole, also where the panel was only dimmed`(settings: IdleSettings) {
    let sleep = asleep(settings)
    #expect(sleep.handle(frame(100, 1, .landed)) == nil)
    #expect(sleep.light == .full)
    #expect(sleep.handle(frame(100.1, 1, .moved, 300, 300)) == nil)
    #expect(sleep.handle(frame(104, 1, .moved, 100, 300)) == nil)
    #expect(sleep.handle(frame(104.1, 1, .lifted, 100, 300)) == nil)
    #expect(sleep.handle(frame(105, 2, .landed)) == frame(105, 2, .landed))
  }

  /// When a contact lands, after the lift at 100.1 s, and whether it reaches the screens.
  static let landings: [(time: Double, isSwallowed: Bool)] = [
    (100.1, true), (100.2, true), (100.299, true), (100.3, false), (101, false),
  ]

  @Test(arguments: landings)
  func `takes along what lands within 200 ms after its lift`(time: Double, isSwallowed: Bool) {
    let sleep = asleep()
    _ = sleep.handle(frame(100, 1, .landed))
    _ = sleep.handle(frame(100.1, 1, .lifted))
    let landing = frame(time, 2, .landed)
    #expect(sleep.handle(landing) == (isSwallowed ? nil : landing))
    // Until it lifts, however late that is, and no longer.
    let move = frame(time + 5, 2, .moved, 200, 300)
    #expect(sleep.handle(move) == (isSwallowed ? nil : move))
    _ = sleep.handle(frame(time + 5.1, 2, .lifted, 200, 300))
    let next = frame(time + 5.11, 3, .landed)
    #expect(sleep.handle(next) == next)
  }

  @Test func `is swallowed where it lifts in the frame that it lands in`() {
    let sleep = asleep()
    let tap = TouchFrame(time: at(100), changes: [change(1, .landed), change(1, .lifted)])
    #expect(sleep.handle(tap) == nil)
    #expect(sleep.light == .full)
    #expect(sleep.handle(frame(100.15, 2, .landed)) == nil)
  }

  @Test func `takes further fingers along that land while it is down`() {
    let sleep = asleep()
    _ = sleep.handle(frame(100, 1, .landed))
    #expect(sleep.handle(frame(100.5, 2, .landed, 500, 300)) == nil)
    _ = sleep.handle(frame(100.6, 1, .lifted))
    #expect(sleep.handle(frame(101, 2, .moved, 550, 300)) == nil)
    let both = TouchFrame(
      time: at(102), changes: [change(2, .lifted, 550, 300), change(3, .landed, 10, 10)])
    #expect(sleep.handle(both)?.changes == [change(3, .landed, 10, 10)])
  }

  @Test func `keeps others away for ten seconds at most`() {
    let sleep = asleep()
    _ = sleep.handle(frame(100, 1, .landed))
    #expect(sleep.handle(frame(109.9, 2, .landed)) == nil)
    let late = frame(110, 3, .landed)
    #expect(sleep.handle(late) == late)
  }

  @Test func `is not a touch that a ghost makes on a dark panel, which is swallowed too`() {
    let sleep = PanelSleep(IdleSettings(blankAfter: 60), at: at(0))
    for index in 0..<4 as Range<UInt64> {
      _ = sleep.handle(frame(Double(index), index, .landed))
      _ = sleep.handle(frame(Double(index) + 0.01, index, .lifted))
    }
    while sleep.advance(to: at(100)) != nil {}
    #expect(sleep.handle(frame(101, 9, .landed)) == nil)
    #expect(sleep.handle(frame(101.01, 9, .lifted)) == nil)
    #expect(sleep.light == .dark)
    // Nothing has been woken, so nothing is kept away.
    sleep.wake(at: at(101.02))
    let touch = frame(101.03, 10, .landed, 10, 10)
    #expect(sleep.handle(touch) == touch)
  }

  @Test func `acts at once where the panel shows its screens by itself in full light`() {
    let sleep = PanelSleep(
      IdleSettings(attraction: .init(after: 10, every: 5)), at: at(0))
    #expect(sleep.advance(to: at(10)) == .showNext)
    #expect(sleep.isAttracting)
    let touch = frame(12, 1, .landed)
    #expect(sleep.handle(touch) == touch)
    #expect(!sleep.isAttracting)
    #expect(sleep.nextDeadline == at(22))
  }

  @Test(arguments: lights)
  func `is what a key does as well`(settings: IdleSettings) {
    let sleep = asleep(settings)
    #expect(!sleep.handle(KeyPress(key: .enter, time: at(100))))
    #expect(sleep.light == .full)
    // It is held down still.
    #expect(!sleep.handle(KeyPress(key: .enter, isRepeat: true, time: at(100.5))))
    #expect(sleep.handle(KeyPress(key: .enter, time: at(101))))
    #expect(sleep.handle(KeyPress(key: .enter, isRepeat: true, time: at(101.5))))
  }

  @Test(arguments: lights)
  func `is what any key does, also one that means nothing`(settings: IdleSettings) {
    let sleep = asleep(settings)
    #expect(!sleep.handle(KeyPress(key: nil, time: at(100))))
    #expect(sleep.light == .full)
    // It is for nobody when all is awake either.
    #expect(!sleep.handle(KeyPress(key: nil, time: at(101))))
    #expect(sleep.handle(KeyPress(key: .enter, time: at(102))))
  }

  @Test func `is no key that something lies on`() {
    let sleep = asleep()
    #expect(!sleep.handle(KeyPress(key: .space, isRepeat: true, time: at(100))))
    #expect(sleep.light == .dark)
    sleep.wake(at: at(101))
    for index in 0..<100 {
      _ = sleep.handle(KeyPress(key: .space, isRepeat: true, time: at(101 + Double(index))))
    }
    #expect(sleep.nextDeadline == at(161))
  }

  @Test(arguments: lights)
  func `finds nothing pressed that was pressed when the panel fell asleep`(
    settings: IdleSettings
  ) {
    let sleep = PanelSleep(settings, at: at(0))
    _ = sleep.handle(frame(0, 1, .landed, 30, 40))
    _ = sleep.handle(frame(0.1, 1, .moved, 35, 40))
    while sleep.advance(to: at(71)) != nil {}
    #expect(sleep.light != .full)
    #expect(
      sleep.loseTouches(at: at(71))
        == TouchFrame(time: at(71), changes: [change(1, .lost(.lost), 35, 40)]))
    #expect(sleep.loseTouches(at: at(71)) == nil)
    #expect(sleep.handle(frame(72, 1, .lifted, 35, 40)) == nil)
  }

  @Test func `comes by the command too, and then everything acts at once`() {
    let sleep = asleep()
    sleep.wake(at: at(100))
    #expect(sleep.light == .full)
    let touch = frame(100.01, 1, .landed)
    #expect(sleep.handle(touch) == touch)
  }
}
