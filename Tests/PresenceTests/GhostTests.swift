import Geometry
import Gestures
import Presence
import Testing

/// Panels as they are reported to be, and people as they tap: what keeps a panel awake, and wakes it.
@Suite struct `Presence at a panel` {
  /// A panel that goes dark after a minute.
  private let sleep = PanelSleep(IdleSettings(blankAfter: 60), at: at(0))
  private var contact: UInt64 = 0

  /// Plays a tap that does not move.
  private mutating func tap(_ time: Double, _ x: Double, _ y: Double, lasting length: Double = 0.08)
  {
    contact += 1
    advance(to: time)
    if length == 0 {
      let changes = [change(contact, .landed, x, y), change(contact, .lifted, x, y)]
      _ = sleep.handle(TouchFrame(time: at(time), changes: changes))
    } else {
      _ = sleep.handle(frame(time, contact, .landed, x, y))
      _ = sleep.handle(frame(time + length, contact, .lifted, x, y))
    }
  }

  private func advance(to time: Double) {
    while sleep.advance(to: at(time)) != nil {}
  }

  @Test mutating func `is not a touch of no length in one place every 12.864 s`() {
    for index in 0..<1000 { tap(Double(index) * 12.864, 1216, 17, lasting: 0) }
    #expect(sleep.light == .dark)
  }

  @Test mutating func `may be each of the first four in one place`() {
    for index in 0..<6 { tap(Double(index) * 12.864, 1216, 17, lasting: 0) }
    #expect(sleep.nextDeadline == at(3 * 12.864 + 60))
  }

  @Test mutating func `is not a touch in one corner twice a second, nor one astray now and then`() {
    for index in 0..<2000 {
      let isAstray = index % 50 == 49
      tap(Double(index) / 2.2, isAstray ? 499 : 799, 479, lasting: 0.02)
    }
    #expect(sleep.light == .dark)
  }

  @Test mutating func `is not a series of taps in one corner`() {
    for index in 0..<1000 { tap(Double(index) * 0.3, 0, 1199) }
    #expect(sleep.light == .dark)
  }

  @Test mutating func `is not a ghost that comes between visitors' taps`() {
    for index in 0..<20 {
      tap(Double(index) * 12.864, 1216, 17, lasting: 0)
      tap(Double(index) * 12.864 + 5, 100 + Double(index) * 7, 200 + Double(index) * 3)
    }
    advance(to: 400)
    #expect(sleep.light == .dark)
    for index in 0..<50 { tap(400 + Double(index) * 12.864, 1216, 17, lasting: 0) }
    #expect(sleep.light == .dark)
  }

  @Test func `is not a contact that lies there for ever`() {
    _ = sleep.handle(frame(1, 1, .landed))
    advance(to: 50)
    #expect(sleep.nextDeadline == at(61))
    advance(to: 61)
    // It counted for ten seconds from its landing on.
    #expect(sleep.light == .full)
    #expect(sleep.nextDeadline == at(71))
    advance(to: 71)
    #expect(sleep.light == .dark)
    _ = sleep.handle(frame(500, 1, .lifted))
    #expect(sleep.light == .dark)
  }

  @Test func `is not a contact that lies there and trembles by a pixel`() {
    _ = sleep.handle(frame(1, 1, .landed, 400, 300))
    for index in 0..<100 {
      _ = sleep.handle(frame(2 + Double(index), 1, .moved, 400 + Double(index % 2), 300))
    }
    advance(to: 102)
    #expect(sleep.light == .dark)
  }

  @Test func `is a finger that rests, for ten seconds`() {
    let sleep = PanelSleep(IdleSettings(dimAfter: 4), at: at(0))
    _ = sleep.handle(frame(0, 1, .landed))
    for second in [4.0, 8] {
      #expect(sleep.advance(to: at(second)) == nil)
      #expect(sleep.light == .full)
    }
    #expect(sleep.advance(to: at(12)) == nil)
    #expect(sleep.light == .full)
    #expect(sleep.advance(to: at(14)) == nil)
    #expect(sleep.light == .dimmed)
  }

  @Test func `is a finger that rested for long, once it moves`() {
    _ = sleep.handle(frame(1, 1, .landed))
    advance(to: 61)
    advance(to: 71)
    #expect(sleep.light == .dark)
    #expect(sleep.loseTouches(at: at(71))?.changes == [change(1, .lost(.lost))])
    #expect(sleep.handle(frame(80, 1, .moved, 420, 300)) == nil)
    #expect(sleep.light == .full)
    #expect(sleep.handle(frame(80.1, 1, .lifted, 420, 300)) == nil)
  }

  @Test mutating func `is a visitor's tap on a dark panel, which does not move either`() {
    for index in 0..<20 {
      let time = 100 + Double(index) * 100
      tap(time, 200 + Double(index) * 5, 300)
      #expect(sleep.light == .full)
      advance(to: time + 99)
      #expect(sleep.light == .dark)
    }
  }

  @Test mutating func `is a visitor who taps one button, a little beside the last time`() {
    for index in 0..<100 {
      tap(Double(index) * 30, 300 + Double(index * 37 % 50), 300 + Double(index * 53 % 40))
    }
    #expect(sleep.light == .full)
  }

  @Test mutating func `is a finger that swipes from where a ghost was`() {
    for index in 0..<10 { tap(Double(index) * 12.864, 1216, 17, lasting: 0) }
    advance(to: 300)
    #expect(sleep.light == .dark)
    _ = sleep.handle(frame(300, 99, .landed, 1216, 17))
    #expect(sleep.light == .dark)
    _ = sleep.handle(frame(300.02, 99, .moved, 1200, 17))
    #expect(sleep.light == .full)
    // Where fingers swipe there is no ghost: it begins anew.
    _ = sleep.handle(frame(300.1, 99, .lifted, 1100, 17))
    advance(to: 400)
    #expect(sleep.light == .dark)
    tap(401, 1216, 17, lasting: 0)
    #expect(sleep.light == .full)
  }

  @Test mutating func `is not a ghost that lies for a while where ghosts are known`() {
    for index in 0..<4 { tap(Double(index), 50, 50) }
    _ = sleep.handle(frame(60, 99, .landed, 50, 50))
    advance(to: 64)
    #expect(sleep.light == .dark)
  }

  @Test mutating func `is a finger that has moved from where a ghost was, until it lifts`() {
    for index in 0..<4 { tap(Double(index), 50, 50) }
    _ = sleep.handle(frame(40, 99, .landed, 50, 50))
    _ = sleep.handle(frame(41, 99, .moved, 80, 50))
    _ = sleep.handle(frame(45, 99, .lifted, 80, 50))
    #expect(sleep.nextDeadline == at(105))
  }

  /// Where a finger goes after its landing at (400, 300), long before the last time.
  @Test(arguments: [
    [frame(30, 1, .lifted, 440, 300)],
    [frame(2, 1, .moved, 440, 300), frame(30, 1, .moved, 400, 300)],
  ])
  func `is a finger that lifts elsewhere, and one that comes back`(frames: [TouchFrame]) {
    _ = sleep.handle(frame(1, 1, .landed))
    for frame in frames { _ = sleep.handle(frame) }
    #expect(sleep.nextDeadline == at(90))
  }

  @Test mutating func `is forgotten as a ghost after an hour`() {
    for index in 0..<4 { tap(Double(index), 50, 50) }
    advance(to: 3000)
    #expect(sleep.light == .dark)
    tap(3590, 50, 50)
    #expect(sleep.light == .dark)
    // Four taps count anew.
    for index in 1...5 { tap(3590.08 + 3600 + Double(index), 50, 50) }
    #expect(sleep.light == .full)
    #expect(sleep.nextDeadline == at(3590.08 + 3604 + 60 + 0.08))
  }

  @Test mutating func `is forgotten as a ghost after eight other places`() {
    for index in 0..<4 { tap(Double(index), 50, 50) }
    for index in 0..<8 { tap(10 + Double(index), 100 + Double(index) * 10, 50) }
    advance(to: 200)
    #expect(sleep.light == .dark)
    tap(201, 50, 50)
    #expect(sleep.light == .full)
  }

  @Test func `is not a contact that is lost`() {
    _ = sleep.handle(frame(1, 1, .landed))
    _ = sleep.handle(frame(9, 1, .lost(.lost)))
    #expect(sleep.nextDeadline == at(61))
  }
}
