import Geometry
import Gestures
import Navigation
import Testing

@Suite struct `A button that does what a swipe does` {
  /// Screens a, b, c, of which c leads back to a.
  private func screens() -> [Screen] {
    let screens = ["a", "b", "c"].map { Screen(name: $0) }
    for (screen, next) in zip(screens, screens.dropFirst() + [screens[0]]) {
      screen.interactivePushDestination = next
    }
    return screens
  }

  @Test func `is shown where it leads somewhere`() {
    let screens = screens()
    let shown = screens.map { NavigationAffordance.shown(on: $0, root: screens[0]) }
    // The root has nothing below it, and is in the stack for good.
    #expect(shown == [[.forward], [.back, .forward], [.back]])
    screens[2].interactivePushDestination = nil
    #expect(NavigationAffordance.shown(on: screens[2], root: screens[0]) == [.back])
  }

  @Test func `is not shown where a swipe is not allowed`() {
    let screens = screens()
    screens[1].allowsPush = false
    #expect(NavigationAffordance.shown(on: screens[1], root: screens[0]) == [.back])
    screens[1].allowsPop = false
    #expect(NavigationAffordance.shown(on: screens[1], root: screens[0]) == [])
  }

  @Test(arguments: [
    (LayoutDirection.leftToRight, NavigationAffordance.back, ScreenEdge.left),
    (.leftToRight, .forward, .right), (.rightToLeft, .back, .right),
    (.rightToLeft, .forward, .left),
  ])
  func `is at the edge of its swipe, half-way down, and large enough for a fingertip`(
    direction: LayoutDirection, affordance: NavigationAffordance, edge: ScreenEdge
  ) {
    let size = PixelSize(width: 800, height: 480)
    // 154 x 86 mm, and pixels that are not quite square.
    let scale = PointScale(size: size, physicalSize: PhysicalSize(width: 154, height: 86))
    let layout = AffordanceLayout(screenSize: size, scale: scale, layoutDirection: direction)
    #expect(layout.edge(of: affordance) == edge)
    let area = layout.area(of: affordance)
    #expect(abs(area.width * 800 / scale.x - 56) < 1e-9)
    #expect(abs(area.height * 480 / scale.y - 56) < 1e-9)
    #expect(abs(area.y + area.height / 2 - 0.5) < 1e-9)
    #expect(abs(edge == .left ? area.x : area.x + area.width - 1) < 1e-9)
  }

  @Test func `does it by time, where a swipe could`() {
    let stage = Stage()
    #expect(!stage.controller.performSwipe(.pop, at: stage.now))
    #expect(stage.controller.performSwipe(.push, at: stage.now))
    #expect(stage.wait(150).layers == "a-150 b500")
    #expect(stage.controller.performSwipe(.pop, at: stage.now))
    #expect(stage.wait(300).layers == "a0")
    stage.controller.topScreen.allowsPush = false
    #expect(!stage.controller.performSwipe(.push, at: stage.now))
  }
}
