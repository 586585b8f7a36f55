import Geometry
import Gestures
import Navigation
import Testing

@Suite struct `The motion of a transition` {
  struct Place: CustomTestStringConvertible {
    var progress: Double
    var push: String
    var pop: String
    var testDescription: String { "\(progress)" }
  }

  @Test(arguments: [
    Place(progress: 0, push: "a0 b1000", pop: "a-300 b0"),
    Place(progress: 0.001, push: "a0 b999", pop: "a-300 b1"),
    Place(progress: 0.005, push: "a-2 b995", pop: "a-299 b5"),
    // Halves that 1000 x (0.3 x p) misses by a hair.
    Place(progress: 0.095, push: "a-29 b905", pop: "a-272 b95"),
    Place(progress: 0.205, push: "a-62 b795", pop: "a-239 b205"),
    Place(progress: 0.42, push: "a-126 b580", pop: "a-174 b420"),
    Place(progress: 0.5, push: "a-150 b500", pop: "a-150 b500"),
    Place(progress: 1, push: "a-300 b0", pop: "a0 b1000"),
  ])
  func `puts the screens where the rule says`(place: Place) {
    #expect(Stage().dragPush(to: place.progress).layers == place.push)
    #expect(Stage(depth: 2).dragPop(to: place.progress).layers == place.pop)
  }

  @Test func `comes from the left under right-to-left`() {
    var settings = NavigationSettings()
    settings.layoutDirection = .rightToLeft
    let push = Stage(settings: settings).down(5).glide(to: 435, over: 100)
    #expect(push.layers == "a126 b-580")
    let pop = Stage(depth: 2, settings: settings).down(995).glide(to: 565, over: 100)
    #expect(pop.layers == "a174 b-420")
  }

  @Test func `E5: starts where it was, when the slop is used up`() {
    let stage = Stage().down(995).move(990).move(985)
    #expect(stage.events == ["willPush[a]"])
    #expect(stage.layers == "a0 b1000")
    #expect(stage.move(984).layers == "a0 b999")
  }

  @Test func `does not go beyond its start when the finger goes outward`() {
    let stage = Stage().down(980).move(970).move(960).move(999)
    #expect(stage.layers == "a0 b1000")
  }

  private func settle(
    from progress: Double, speed: Double, _ change: (inout NavigationSettings) -> Void = { _ in }
  ) -> (stage: Stage, start: Double) {
    var settings = NavigationSettings()
    change(&settings)
    let stage = Stage(settings: settings)
    stage.down(995)
    // Ends at the wanted progress with even samples at the wanted speed, in widths a second.
    let interval = speed > 2 ? 4.0 : 10.0
    let count = min(30, Int(progress / (speed * interval / 1000)))
    for back in stride(from: count, through: 0, by: -1) {
      let way = progress - speed * interval / 1000 * Double(back)
      stage.move(985 - 1000 * way, after: interval)
    }
    stage.up(after: 0)
    return (stage, stage.time)
  }

  struct Lift: CustomTestStringConvertible {
    var testDescription: String
    var progress: Double
    var speed: Double
    var milliseconds: Double
  }

  @Test(arguments: [
    Lift(
      testDescription: "from half way takes half the time", progress: 0.6, speed: 0.001,
      milliseconds: 120),
    Lift(
      testDescription: "takes at least a tenth of a second", progress: 0.9, speed: 0.001,
      milliseconds: 100),
    Lift(
      testDescription: "takes what a fast finger would", progress: 0.8, speed: 5, milliseconds: 40),
    Lift(
      testDescription: "never takes longer than the duration", progress: 0.2, speed: 0.6,
      milliseconds: 240),
    Lift(
      testDescription: "cancels in the time its way back takes", progress: 0.45, speed: 0.001,
      milliseconds: 135),
  ])
  func `settles in the time of the rule`(lift: Lift) {
    let (stage, start) = settle(from: lift.progress, speed: lift.speed)
    let end = stage.controller.nextDeadline
    let expected = Instant.zero.advanced(bySeconds: (start + lift.milliseconds) / 1000)
    #expect(abs(end?.seconds(since: expected) ?? .infinity) < 2e-6)
  }

  @Test(arguments: [(49.0, "ab"), (51, "a")])
  func `past half cancels only where the finger goes outward faster than rest`(
    pointsPerSecond: Double, stack: String
  ) {
    let stage = Stage().down(995).glide(to: 385, over: 200)
    stage.glide(to: 385 + pointsPerSecond / 10, over: 100).up()
    #expect(stage.stack == stack)
  }

  @Test(arguments: [(0.39, "a"), (0.41, "ab")])
  func `finishes by a flick only where that is fast for the screen, too`(
    speed: Double, stack: String
  ) {
    #expect(settle(from: 0.2, speed: speed) { $0.velocityThreshold = 100 }.stage.stack == stack)
  }

  @Test func `goes on at the finger's speed, monotone, without overshoot`() {
    for speed in [0.3, 0.6, 1, 2, 4, 9] {
      let (stage, _) = settle(from: 0.55, speed: speed)
      let before = stage.controller.presentedProgress
      stage.wait(1)
      #expect(
        abs((stage.controller.presentedProgress - before) / 0.001 - speed) < speed * 0.2 + 0.1)
      var last = stage.controller.presentedProgress
      while !stage.controller.isAtRest {
        stage.wait(1)
        let progress = stage.controller.isAtRest ? 1 : stage.controller.presentedProgress
        #expect(progress >= last && progress <= 1)
        last = progress
      }
    }
  }

  @Test func `ends at once when there is no way to go`() {
    let stage = Stage().dragPush(to: 1).up()
    #expect(stage.controller.isAtRest)
    #expect(stage.events.last == "didPush[ab]")
  }

  @Test func `reports the end of a settle at its own time, however late that is noticed`() {
    let (stage, start) = settle(from: 0.6, speed: 0.001)
    var reported: Instant?
    stage.onEvent = { reported = $0.time }
    stage.wait(900)
    #expect(abs((reported?.seconds(since: .zero) ?? 0) - (start + 120) / 1000) < 2e-6)
  }

  @Test(arguments: [(0.0, 0.0), (0.25, 0.12916), (0.5, 0.5), (0.75, 0.87084), (1, 1)])
  func `of a timed push eases in and out`(time: Double, way: Double) {
    #expect(abs(CubicBezierCurve.easeInOut.value(at: time) - way) < 1e-5)
  }

  @Test func `of a timed push takes the whole duration, also from the middle`() {
    let stage = Stage(depth: 2)
    stage.controller.popScreen(at: stage.now)
    stage.wait(150)
    #expect(stage.layers == "a-150 b500")
    stage.controller.pushScreen(stage.screen("b"), at: stage.now)
    #expect(stage.layers == "a-150 b500")
    stage.wait(299.999)
    #expect(!stage.controller.isAtRest)
    stage.wait(0.001)
    #expect(stage.controller.isAtRest)
  }

  @Test func `can be taken over in its own direction where it is`() {
    let stage = Stage().dragPush(to: 0.45).up()
    stage.wait(50)
    let progress = stage.controller.presentedProgress
    let layers = stage.layers
    #expect(progress > 0.1 && progress < 0.45)
    stage.down(995).move(990, after: 0).move(985, after: 0)
    #expect(stage.layers == layers)
    #expect(abs(stage.controller.presentedProgress - progress) < 1e-9)
    #expect(stage.events == ["willPush[a]", "didCancelPush[a]", "willPush[a]"])
  }

  @Test func `can be taken over in the other direction where it is`() {
    let stage = Stage().dragPush(to: 0.6).up()
    stage.wait(50)
    let progress = stage.controller.presentedProgress
    let layers = stage.layers
    stage.down(5).move(10, after: 0).move(15, after: 0)
    #expect(stage.layers == layers)
    #expect(abs(stage.controller.presentedProgress - (1 - progress)) < 1e-9)
    #expect(stage.controller.presentedOperation == .pop)
  }

  @Test func `adds up where two transitions move one screen`() {
    let stage = Stage(depth: 1)
    stage.controller.pushScreen(stage.screen("b"), at: stage.now)
    stage.wait(150)
    #expect(stage.layers == "a-150 b500")
    stage.down(995).move(990, after: 0).move(785, after: 0)
    // a leaves by the first, c comes by the second, b is moved by both: 500 - 60.
    #expect(stage.layers == "a-150 b440 c800")
    #expect(stage.controller.presentedProgress == 0.2)
  }

  @Test func `draws a leaving screen above an arriving one`() {
    let stage = Stage(depth: 2)
    stage.controller.popScreen(at: stage.now)
    stage.wait(150)
    stage.controller.pushScreen(Screen(name: "x"), at: stage.now)
    stage.wait(0)
    #expect(stage.layers == "a-150 x1000 b500")
  }

  @Test func `draws the deepest of the leaving screens first`() {
    let stage = Stage(depth: 3)
    stage.controller.popScreen(at: stage.now)
    stage.wait(100)
    stage.controller.popScreen(at: stage.now)
    stage.wait(100)
    let names = stage.layers.split(separator: " ").compactMap(\.first)
    #expect(names == ["a", "b", "c"])
  }

  @Test func `shows the root alone in the stack when it pops to it through the middle`() {
    let stage = Stage(depth: 3)
    stage.controller.popToRootScreen(at: stage.now)
    stage.wait(150)
    #expect(stage.layers == "a-150 c500")
  }
}
