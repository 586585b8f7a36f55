import Configuration
import Geometry
import KioskRuntime
import LinuxIO
import Navigation
import Testing

@testable import KioskUI

@Suite struct `A replay's question to the stage` {
  @Test func `is put again where the answer makes the loop say something`() throws {
    var configuration = KioskConfiguration()
    configuration.accessibility.affordances = true
    let link = try StageLink()
    let screens = try AppScreens(
      configuration, pictures: nil, designSize: nil, lease: StageLease(link) { _ in },
      hosted: HostedScreens(rootName: "First"), replacing: nil, in: .replay)
    let panel = Panel(size: PixelSize(width: 320, height: 200))
    let controller = InteractivePushNavigationController(
      rootScreen: screens.root, configuration: configuration, panel: panel)
    screens.attach(to: controller, on: panel)
    // The stage has said what swipes do by the time that the loop looks.
    link.answers.send(.facts(ScreenFacts(id: .hosted(1), name: "Second")))
    link.answers.send(
      .facts(ScreenFacts(id: .root, name: "First", destination: .hosted(1))))
    link.answers.send(.settled(1, nextDeadline: nil))
    link.answers.send(.settled(2, nextDeadline: nil))
    screens.finish(at: .zero)
    var told: [String] = []
    while let request = link.requests.take() {
      switch request {
      case .offer(.root, let affordances): told.append("offer \(affordances.showsForward)")
      case .settle(let number, _): told.append("settle \(number)")
      default: break
      }
    }
    #expect(told == ["offer false", "settle 1", "offer true", "settle 2"])
  }
}
