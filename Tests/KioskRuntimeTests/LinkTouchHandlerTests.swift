import Composition
import Configuration
import Geometry
import Gestures
import KioskRuntime
import LinuxIO
import Navigation
import Testing

@Suite struct `A link` {
  private let screens: PictureScreens
  private let controller: InteractivePushNavigationController
  private let handler: LinkTouchHandler

  init() throws {
    // The left half pushes b, the right half pops; where they overlap the first wins.
    let links = [
      ScreenLink(area: UnitRect(x: 0.2, y: 0, width: 0.4, height: 1), action: .push("b")),
      ScreenLink(area: UnitRect(x: 0.5, y: 0, width: 0.4, height: 1), action: .pop),
    ]
    let names = ["a", "b", "c"]
    let configuration = KioskConfiguration(
      root: "a",
      screens: names.map {
        ScreenConfiguration(name: $0, content: .color(.black), links: links)
      })
    screens = try PictureScreens(undecoded: configuration)
    let panel = Panel(size: PixelSize(width: 1000, height: 500))
    controller = InteractivePushNavigationController(
      rootScreen: screens.root, configuration: configuration, panel: panel)
    handler = LinkTouchHandler(source: screens, scale: panel.pointScale)
    controller.contentTouchHandler = handler
  }

  private func touch(
    _ kind: ContactChange.Kind, x: Double, y: Double = 250, milliseconds: Int64,
    contact: UInt64 = 1
  ) {
    controller.handle(
      TouchFrame(
        kind, x: x, y: y, at: Instant(nanoseconds: milliseconds * 1_000_000), contact: contact))
  }

  private func tap(x: Double, milliseconds: Int64) {
    touch(.landed, x: x, milliseconds: milliseconds)
    touch(.lifted, x: x, milliseconds: milliseconds + 50)
  }

  private var names: [String] { controller.stack.map(\.name) }

  @Test func `pushes, and pops, by a tap`() {
    tap(x: 300, milliseconds: 0)
    #expect(names == ["a", "b"])
    tap(x: 800, milliseconds: 1000)
    #expect(names == ["a"])
  }

  @Test(arguments: [(550.0, ["a", "b"]), (100.0, ["a"])])
  func `wins where it is the first under the finger`(x: Double, stack: [String]) {
    tap(x: x, milliseconds: 0)
    #expect(names == stack)
  }

  @Test func `is not tapped while a ghost wakes up, but beside a ghost that sleeps`() {
    touch(.landed, x: 100, milliseconds: 0, contact: 7)
    touch(.landed, x: 300, milliseconds: 20_000)
    touch(.moved, x: 105, milliseconds: 20_010, contact: 7)
    touch(.lifted, x: 300, milliseconds: 20_050)
    #expect(names == ["a"])
    tap(x: 300, milliseconds: 40_000)
    #expect(names == ["a", "b"])
  }

  @Test func `is not tapped by a ghost that lifts, or moves and lifts`() {
    touch(.landed, x: 300, milliseconds: 0)
    touch(.lifted, x: 300, milliseconds: 10_000)
    #expect(names == ["a"])
    touch(.landed, x: 300, milliseconds: 20_000)
    touch(.moved, x: 301, milliseconds: 30_000)
    touch(.lifted, x: 301, milliseconds: 30_010)
    #expect(names == ["a"])
    touch(.landed, x: 300, milliseconds: 40_000)
    touch(.lifted, x: 300, milliseconds: 49_999)
    #expect(names == ["a", "b"])
  }

  @Test func `is not tapped by a finger that lifts elsewhere, strays or is lost`() {
    touch(.landed, x: 597, milliseconds: 0)
    touch(.lifted, x: 603, milliseconds: 50)
    #expect(names == ["a"])
    touch(.landed, x: 300, milliseconds: 100)
    touch(.moved, x: 330, milliseconds: 110)
    touch(.moved, x: 300, milliseconds: 120)
    touch(.lifted, x: 300, milliseconds: 130)
    #expect(names == ["a"])
    touch(.landed, x: 300, milliseconds: 200)
    touch(.lost(.palm), x: 300, milliseconds: 210)
    #expect(names == ["a"])
  }

  @Test func `is not tapped by one of two fingers`() {
    touch(.landed, x: 300, milliseconds: 0)
    touch(.landed, x: 310, milliseconds: 10, contact: 2)
    touch(.lifted, x: 300, milliseconds: 20)
    touch(.lifted, x: 310, milliseconds: 30, contact: 2)
    #expect(names == ["a"])
  }

  @Test func `does nothing where its screen is not on top any more`() {
    touch(.landed, x: 300, milliseconds: 0)
    if let other = screens.screen(named: "c") {
      controller.pushScreen(other, at: Instant(nanoseconds: 10_000_000))
    }
    touch(.lifted, x: 300, milliseconds: 20)
    #expect(names == ["a", "c"])
  }
}
