import Geometry
import KioskRuntime
import Testing

@Suite struct `A back-off` {
  @Test func `waits twice as long after each failure, up to a limit`() {
    var backoff = Backoff()
    var now = Instant.zero
    var delays: [Double] = []
    for _ in 0..<7 {
      backoff.attempted()
      backoff.failed(at: now)
      let deadline = backoff.deadline ?? now
      delays.append(deadline.seconds(since: now))
      #expect(!backoff.isDue(at: now))
      now = deadline
      #expect(backoff.isDue(at: now))
    }
    #expect(delays == [0.5, 1, 2, 4, 8, 8, 8])
  }

  @Test func `starts anew after a success, not after a mere attempt`() {
    var backoff = Backoff()
    backoff.failed(at: .zero)
    backoff.attempted()
    #expect(backoff.deadline == nil)
    backoff.failed(at: .zero)
    #expect(backoff.deadline == Instant.zero.advanced(bySeconds: 1))
    backoff.succeeded()
    #expect(backoff.deadline == nil)
    backoff.failed(at: .zero)
    #expect(backoff.deadline == Instant.zero.advanced(bySeconds: 0.5))
  }
}
