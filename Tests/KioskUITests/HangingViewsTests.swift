import Configuration
import Geometry
import KioskRuntime
import LinuxIO
import Testing
import Views

@testable import KioskUI

/// Views run on a thread of their own: where they hang, the loop does not, and has to find out.
@MainActor
@Suite struct `Views that are asked for a sign of life` {
  private let link: StageLink
  private let screens: AppScreens

  init() throws {
    link = try StageLink()
    screens = try AppScreens(
      KioskConfiguration(), pictures: nil, designSize: nil, lease: StageLease(link) { _ in },
      hosted: HostedScreens(rootName: "root"), replacing: nil, in: .machine)
    while link.requests.take() != nil {}
  }

  @Test func `hang where they have not answered by the next time, and until they do`() throws {
    let scene = KioskScene { Text("hello") }
    let stage = try Stage(root: scene.content.root, views: scene.content.views, link: link)
    // Nobody has been asked yet.
    #expect(screens.isResponsive())
    for _ in 0..<3 {
      _ = screens.takeFinished(at: .zero)
      #expect(!screens.isResponsive())
    }
    var requests: [StageRequest] = []
    while let request = link.requests.take() { requests.append(request) }
    #expect(requests.count == 1)
    for request in requests { stage.take(request) }
    _ = screens.takeFinished(at: .zero)
    #expect(screens.isResponsive())
    #expect(!screens.isResponsive())
  }
}
