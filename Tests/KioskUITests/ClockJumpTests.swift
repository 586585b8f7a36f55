import Configuration
import KioskRuntime
import LinuxIO
import Testing

@testable import KioskUI

/// Is called, and does nothing.
private final class Handler: EventHandler {
  func handle(_ readiness: Readiness, of source: EventLoop.Source) {}
}

@Suite struct `A calendar's clock that is set` {
  @Test func `wakes the stage, which looks at the clock in each turn`() throws {
    let link = try StageLink()
    let screens = try AppScreens(
      KioskConfiguration(), pictures: nil, designSize: nil, lease: StageLease(link) { _ in },
      hosted: HostedScreens(rootName: "root"), replacing: nil, in: .machine)
    while link.requests.take() != nil {}
    link.requests.lower()
    let loop = try EventLoop()
    _ = try loop.add(link.requests.descriptor, handler: Handler())
    #expect(try !loop.turn(wait: false))
    screens.clockChanged()
    #expect(try loop.turn(wait: false))
  }
}
