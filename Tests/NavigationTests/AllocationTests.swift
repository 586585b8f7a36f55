import AllocationCounting
import Geometry
import Gestures
import Navigation
import Testing

@Suite(.enabled(if: AllocationCounter.isExact, "\(AllocationCounter.condition)"))
struct `A dragging finger` {
  @Test func `allocates nothing`() {
    let stage = Quiet()
    let controller = stage.controller
    var layers: [Layer] = []
    var frame = TouchFrame(
      time: .zero,
      changes: [
        ContactChange(contact: ContactID(rawValue: 1), kind: .landed, position: Point(x: 995, y: 9))
      ])
    controller.handle(frame)
    frame.changes[0].kind = .moved
    var step = 0
    func drag() {
      step += 1
      frame.time = Instant(seconds: 0, microseconds: Int64(step) * 5000)
      frame.changes[0].position.x = 995 - Double(step) * 3
      controller.handle(frame)
      controller.layers(into: &layers)
    }
    for _ in 0..<50 { drag() }
    let count = AllocationCounter.count { for _ in 0..<100 { drag() } }
    #expect(controller.presentedProgress > 0.3)
    #expect(count == 0)
  }

  @Test func `is followed by a command's fade, which allocates nothing either`() {
    let stage = Quiet()
    let controller = stage.controller
    var layers: [Layer] = []
    controller.pushScreen(Screen(name: "x"), at: .zero)
    func show(frame: Int64) {
      controller.advance(to: Instant(seconds: 0, microseconds: frame * 2000))
      controller.layers(into: &layers)
    }
    for frame in 1..<20 as Range<Int64> { show(frame: frame) }
    let count = AllocationCounter.count {
      for frame in 20..<120 as Range<Int64> { show(frame: frame) }
    }
    #expect(layers.count == 2 && layers[1].opacity < 1)
    #expect(count == 0)
  }

  /// A navigator that nobody watches.
  private final class Quiet {
    let controller: InteractivePushNavigationController
    init() {
      let size = PixelSize(width: 1000, height: 600)
      var settings = NavigationSettings()
      settings.prefersCrossFadeTransitions = true
      let root = Screen(name: "a")
      root.interactivePushDestination = Screen(name: "b")
      controller = InteractivePushNavigationController(
        rootScreen: root, screenSize: size, scale: PointScale(size: size, physicalSize: nil),
        settings: settings)
    }
  }
}
