import Geometry
import LinuxIO
import Testing

@Suite struct `A back-off` {
  /// What it is set to, and the seconds that it waits from retry to retry.
  static let rhythms: [(backoff: Backoff, delays: [Double])] = [
    (Backoff(), [0.5, 1, 2, 4, 8, 8, 8]),
    (Backoff(shortest: 0.05, longest: 5, limit: 9), [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5, 5]),
    (Backoff(shortest: 1, longest: 1, limit: 2), [1, 1]),
  ]

  @Test(arguments: rhythms)
  func `waits twice as long after each failure, up to its limits`(
    rhythm: (backoff: Backoff, delays: [Double])
  ) {
    var backoff = rhythm.backoff
    var now = Instant.zero
    var delays: [Double] = []
    for _ in rhythm.delays.indices {
      backoff.attempted()
      backoff.failed(at: now)
      let deadline = backoff.deadline ?? now
      delays.append((deadline.seconds(since: now) * 1000).rounded() / 1000)
      #expect(!backoff.isDue(at: now))
      now = deadline
      #expect(backoff.isDue(at: now))
    }
    #expect(delays == rhythm.delays)
  }

  @Test func `gives up after its last retry, until something changes`() {
    var backoff = Backoff(shortest: 0.05, longest: 5, limit: 2)
    for _ in 0..<3 { backoff.failed(at: .zero) }
    #expect(backoff.deadline == nil)
    backoff.succeeded()
    backoff.failed(at: .zero)
    #expect(backoff.deadline == Instant.zero.advanced(bySeconds: 0.05))
  }

  @Test(arguments: [
    (rarest: nil, delays: [1, 2, 2, 2, 2, 2]), (rarest: 10.0, delays: [1, 2, 4, 8, 10, 10]),
  ])
  func `goes on where nobody would tell that something has changed`(
    rarest: Double?, delays: [Double]
  ) {
    var backoff = Backoff(shortest: 1, longest: 2, limit: 2, rarest: rarest)
    let observed = delays.map { _ in
      backoff.failed(at: .zero, isLimited: false)
      return backoff.deadline?.seconds(since: .zero)
    }
    #expect(observed == delays)
  }

  @Test func `starts anew after a success, not after a mere attempt`() {
    var backoff = Backoff()
    backoff.failed(at: .zero)
    backoff.attempted()
    #expect(backoff.deadline == nil)
    #expect(!backoff.isDue(at: .zero))
    backoff.failed(at: .zero)
    #expect(backoff.deadline == Instant.zero.advanced(bySeconds: 1))
    backoff.succeeded()
    #expect(backoff.deadline == nil)
    backoff.failed(at: .zero)
    #expect(backoff.deadline == Instant.zero.advanced(bySeconds: 0.5))
  }
}
