import Geometry
import Testing

@testable import MQTTBridge

@Suite struct `Looking for a broker that is away` {
  private func time(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

  @Test func `is done less and less often, up to once a minute`() {
    var (retry, now, delays) = (BrokerRetry(), Instant.zero, [Double]())
    for _ in 0..<8 {
      let (next, wasBrief) = retry.lost(at: now, luck: 1)
      delays.append(next.seconds(since: now))
      #expect(!wasBrief)
      now = next
    }
    #expect(delays == [2, 4, 8, 16, 32, 60, 60, 60])
  }

  @Test(arguments: [(0.0, 1.0), (0.5, 1.5), (1, 2)])
  func `is done by each kiosk at another moment`(luck: Double, delay: Double) {
    var retry = BrokerRetry()
    #expect(retry.lost(at: time(5), luck: luck).next == time(5 + delay))
  }

  @Test func `begins anew once a connection has held, and not for one that did not`() {
    var retry = BrokerRetry()
    for _ in 0..<3 { _ = retry.lost(at: .zero, luck: 1) }
    retry.joined(at: time(10))
    let brief = retry.lost(at: time(39), luck: 1)
    #expect(brief.next == time(39 + 16))
    #expect(brief.wasBrief)
    retry.joined(at: time(60))
    let long = retry.lost(at: time(90), luck: 1)
    #expect(long.next == time(92))
    #expect(!long.wasBrief)
    // It was never joined after that.
    #expect(!retry.lost(at: time(92), luck: 1).wasBrief)
  }

  @Test func `is no longer about a connection that was lost before`() {
    var retry = BrokerRetry()
    retry.joined(at: time(10))
    #expect(retry.lost(at: time(12), luck: 1).wasBrief)
    let soon = retry.lost(at: time(14), luck: 1)
    #expect(!soon.wasBrief)
    #expect(soon.next == time(14 + 4))
    // More than half a minute after that connection was made.
    #expect(retry.lost(at: time(60), luck: 1).next == time(60 + 8))
  }
}
