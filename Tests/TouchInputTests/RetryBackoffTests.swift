import Geometry
import Testing
import TouchInput

@Suite struct `Back-off` {
  private func instant(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

  @Test func `waits twice as long each time, up to five seconds, and then for news only`() {
    var backoff = RetryBackoff()
    var waits: [Double] = []
    for second in 0..<100 {
      let now = instant(Double(second) * 10)
      backoff.failed(at: now)
      guard let deadline = backoff.deadline else { break }
      waits.append(deadline.seconds(since: now))
      let inTime = backoff.takeRetry(at: deadline)
      #expect(inTime)
    }
    #expect(waits == [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5, 5, 5, 5])
    #expect(backoff.deadline == nil)
  }

  @Test func `retries once for each deadline, and not before it`() {
    var backoff = RetryBackoff()
    backoff.failed(at: instant(1))
    let early = backoff.takeRetry(at: instant(1.049))
    let due = backoff.takeRetry(at: instant(1.05))
    let again = backoff.takeRetry(at: instant(1.06))
    #expect([early, due, again] == [false, true, false])
  }

  @Test func `starts anew when something has changed`() {
    var backoff = RetryBackoff()
    for _ in 0..<20 { backoff.failed(at: .zero) }
    backoff.reset()
    #expect(backoff.deadline == nil)
    backoff.failed(at: .zero)
    #expect(backoff.deadline == instant(0.05))
  }
}
