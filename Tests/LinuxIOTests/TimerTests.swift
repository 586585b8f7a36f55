import Geometry
import LinuxIO
import Testing

@Suite struct `A timer` {
  @Test(arguments: [Int64.min, -1, 0, 1])
  func `set for the past fires at once and is off then`(nanoseconds: Int64) throws {
    let loop = try EventLoop()
    var timer = try Timer()
    let handler = RecordingHandler()
    _ = try loop.add(timer.descriptor, handler: handler)
    timer.set(for: Instant(nanoseconds: nanoseconds))
    try loop.turn()
    #expect(handler.calls == [.readable])
    timer.acknowledge()
    let isOff = timer.deadline == nil
    #expect(isOff)
    #expect(try !loop.turn(wait: false))
  }

  @Test func `set for later and turned off never fires`() throws {
    let loop = try EventLoop()
    var timer = try Timer()
    let handler = RecordingHandler()
    _ = try loop.add(timer.descriptor, handler: handler)
    timer.set(for: MonotonicClock.now.advanced(bySeconds: 3600))
    #expect(try !loop.turn(wait: false))
    timer.set(for: nil)
    #expect(try !loop.turn(wait: false))
    #expect(handler.calls.isEmpty)
  }

  @Test func `set for later wakes the loop not before its time`() throws {
    let loop = try EventLoop()
    var timer = try Timer()
    _ = try loop.add(timer.descriptor, handler: RecordingHandler())
    let deadline = MonotonicClock.now.advanced(bySeconds: 0.005)
    timer.set(for: deadline)
    try loop.turn()
    #expect(MonotonicClock.now >= deadline)
  }

  @Test func `that has not fired stays set when it is acknowledged`() throws {
    var timer = try Timer()
    let deadline = MonotonicClock.now.advanced(bySeconds: 3600)
    timer.set(for: deadline)
    timer.acknowledge()
    let remaining = timer.deadline
    #expect(remaining == deadline)
  }
}
