import DisplayOutput
import Geometry
import Testing

@testable import KioskRuntime

/// A display with a vertical blank each 20 ms, the first of them at 1000 ms.
@Suite struct `When frames are made` {
  private var schedule = FrameSchedule(for: StubbornDisplay())

  private func time(_ milliseconds: Double) -> Instant {
    Instant.zero.advanced(bySeconds: milliseconds / 1000)
  }

  /// Has a frame made at once and shown at this time.
  private mutating func flip(at milliseconds: Double, isMoving: Bool) {
    _ = schedule.takeSlot(at: time(milliseconds - 15))
    schedule.presented(inSeconds: 0.002)
    schedule.flipped(
      Flip(time: time(milliseconds), sequence: 0), at: time(milliseconds), isMoving: isMoving)
  }

  @Test mutating func `is at once after a rest`() {
    #expect(schedule.deadline == nil)
    #expect(schedule.takeSlot(at: time(500))?.deadline == time(500))
    #expect(schedule.deadline == nil)
  }

  @Test mutating func `is shortly before the next blank, and asked for any number of times`() {
    flip(at: 1000, isMoving: true)
    #expect(schedule.takeSlot(at: time(1001)) == nil)
    #expect(schedule.deadline == time(1017))
    #expect(schedule.takeSlot(at: time(1016)) == nil)
    #expect(schedule.takeSlot(at: time(1017))?.flip == time(1020))
    #expect(schedule.deadline == nil)
  }

  @Test(arguments: [false, true])
  mutating func `is nothing to wait for while there is nothing to show`(canPresent: Bool) {
    flip(at: 1000, isMoving: true)
    _ = schedule.takeSlot(at: time(1001))
    if canPresent { schedule.rest() } else { schedule.pause() }
    #expect(schedule.deadline == nil)
  }

  @Test(arguments: [(rests: false, missed: 1), (true, 0)])
  mutating func `is late where something moved and a blank went by`(rests: Bool, missed: Int) {
    flip(at: 1000, isMoving: true)
    if rests { schedule.rest() }
    flip(at: 1040, isMoving: false)
    #expect(schedule.missedFrames == missed)
  }
}
