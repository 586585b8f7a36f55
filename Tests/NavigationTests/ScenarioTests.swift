import Geometry
import Gestures
import Navigation
import Testing

@Suite struct `The navigation controller` {
  static let swipes = [
    Scenario(
      "E10: pushes on a swipe from the right past half",
      gives: "began willPush[a] ended didPush[ab] = b0"
    ) { $0.dragPush(to: 0.6).up() },
    Scenario(
      "E10: pops on a swipe from the left past half", depth: 2,
      gives: "began willPop[ab] ended didPop[a] = a0"
    ) { $0.dragPop(to: 0.6).up() },
    Scenario(
      "cancels a short slow push", gives: "began willPush[a] ended didCancelPush[a] = a0"
    ) { $0.dragPush(to: 0.3).up() },
    Scenario(
      "B6, B8, B14: cancels a short slow pop, and says so in one pair of events", depth: 2,
      gives: "began willPop[ab] ended didCancelPop[ab] = b0"
    ) { $0.dragPop(to: 0.3).up() },
    Scenario(
      "cancels at exactly half at rest", gives: "began willPush[a] ended didCancelPush[a] = a0"
    ) { $0.dragPush(to: 0.5).up() },
    Scenario(
      "cancels at a half that arithmetic makes a hair more",
      gives: "began willPush[a] ended didCancelPush[a] = a0"
    ) { $0.dragPush(to: 0.5000000000001).up() },
    Scenario(
      "finishes a pixel past half", gives: "began willPush[a] ended didPush[ab] = b0"
    ) { $0.dragPush(to: 0.501).up() },
    Scenario(
      "D8: finishes a short flick", gives: "began willPush[a] ended didPush[ab] = b0"
    ) { $0.down(995).glide(to: 845, over: 100).up() },
    Scenario(
      "D4: finishes a flick of two moves", gives: "began willPush[a] ended didPush[ab] = b0"
    ) { $0.down(995).move(900, after: 40).move(800, after: 40).up() },
    Scenario(
      "D4: takes a single move for no swipe", gives: "failed:lift = a0"
    ) { $0.down(995).move(700, after: 40).up() },
    Scenario(
      "a slow inward movement short of half does not finish",
      gives: "began willPush[a] ended didCancelPush[a] = a0"
    ) { $0.down(995).glide(to: 545, over: 1000).up() },
    Scenario(
      "B1: thrown back fast past half cancels",
      gives: "began willPush[a] ended didCancelPush[a] = a0"
    ) { $0.dragPush(to: 0.8).glide(to: 400, over: 100).up() },
    Scenario(
      "B16: reversing aborts", depth: 2, gives: "began willPop[ab] ended didCancelPop[ab] = b0"
    ) { $0.dragPop(to: 0.8).glide(to: 600, over: 200).up() },
    Scenario(
      "D1: move, hold still, lift: position decides",
      gives: "began willPush[a] ended didCancelPush[a] = a0"
    ) { $0.down(995).glide(to: 700, over: 100).wait(300).up() },
    Scenario(
      "D2: the next gesture does not inherit the flick",
      gives: "began willPush[a] ended didPush[ab] began willPush[ab] ended didCancelPush[ab] = b0"
    ) {
      $0.down(995).glide(to: 600, over: 100).up().wait(1000)
      $0.down(995).move(980, after: 300).move(975, after: 300).up()
    },
    Scenario(
      "D17: mostly vertical motion belongs to the content", gives: "failed:direction = a0"
    ) { $0.down(995, 100).move(990, 105).move(984, 115).glide(to: 300, over: 100).up() },
    Scenario(
      "D18: reaching the far end does not finish, and going back cancels",
      gives: "began willPush[a] ended didCancelPush[a] = a0"
    ) { $0.dragPush(to: 1).glide(to: 800, over: 500).wait(300).up() },
    Scenario(
      "D9: accepts a first contact that is already inside the zone",
      gives: "began willPush[a] ended didPush[ab] = b0"
    ) { $0.down(969).glide(to: 300, over: 200).up() },
    Scenario("does not begin outside the zone", gives: " = a0") {
      $0.down(960).glide(to: 300, over: 200).up()
    },
    Scenario("E9: fails at the root", gives: "failed:gate = a0") { $0.dragPop(to: 0.6).up() },
    Scenario(
      "E9: fails with no next screen, and works after", depth: 4,
      gives: "failed:gate began willPop[abcd] ended didPop[abc] = c0"
    ) { $0.dragPush(to: 0.6).up().dragPop(to: 0.6).up() },
    Scenario("A8: fails where the screen does not allow it", gives: "failed:gate = a0") {
      $0.controller.topScreen.allowsPush = false
      $0.dragPush(to: 0.6).up()
    },
    Scenario("fails where the screen may not be popped", depth: 2, gives: "failed:gate = b0") {
      $0.controller.topScreen.allowsPop = false
      $0.dragPop(to: 0.6).up()
    },
    Scenario("refuses a destination that is in the stack", depth: 2, gives: "failed:gate = b0") {
      $0.controller.setupInteractivePush(to: $0.controller.stack[0])
      $0.dragPush(to: 0.6).up()
    },
    Scenario("refuses a destination that is the top", gives: "failed:gate = a0") {
      $0.controller.setupInteractivePush(to: $0.controller.topScreen)
      $0.dragPush(to: 0.6).up()
    },
    Scenario("D13: leaves an excluded area to the screen", gives: "failed:excluded = a0") {
      $0.controller.topScreen.excludedAreas = [UnitRect(x: 0.9, y: 0.4, width: 0.1, height: 0.2)]
      $0.dragPush(to: 0.6).up()
    },
  ]

  static let cancellations = [
    Scenario(
      "C1, C9: the device goes away past half",
      gives: "began willPush[a] cancelled didCancelPush[a] = a0"
    ) { $0.dragPush(to: 0.9).lose() },
    Scenario(
      "C3: a palm", depth: 2, gives: "began willPop[ab] cancelled didCancelPop[ab] = b0"
    ) { $0.dragPop(to: 0.9).lose(.palm) },
    Scenario(
      "a sensor fault in a flick", gives: "began willPush[a] cancelled didCancelPush[a] = a0"
    ) { $0.down(995).glide(to: 600, over: 50).lose(.sensorFault) },
    Scenario(
      "C2: the next contact is a new one",
      gives: """
        began willPush[a] cancelled didCancelPush[a] began willPush[a] ended didPush[ab] = b0
        """
    ) { $0.dragPush(to: 0.9).lose().wait(500).dragPush(to: 0.6).up() },
    Scenario(
      "C7, C8: held half way while the kiosk looks away, and lifted when it is back",
      gives: "began willPush[a] cancelled didCancelPush[a] = a0"
    ) { $0.dragPush(to: 0.6).lose().wait(60_000).up() },
    Scenario(
      "B10: a finger that comes back to where it began cancels once",
      gives: "began willPush[a] ended didCancelPush[a] = a0"
    ) { $0.dragPush(to: 0.3).glide(to: 999, over: 200).wait(200).up() },
    Scenario("C11: a tap in the zone leaves nothing open", gives: "failed:lift = a0") {
      $0.down(995).up()
    },
    Scenario(
      "B2, B3, B15: a cancelled pop leaves the state as it was", depth: 2,
      gives: """
        began willPop[ab] ended didCancelPop[ab] willPop[ab] didPop[a] = a0
        """
    ) {
      $0.dragPop(to: 0.2).up().wait(500)
      $0.controller.popScreen(at: $0.now)
    },
    Scenario(
      "B4, B12: pushes after a cancelled swipe",
      gives: "began willPush[a] ended didCancelPush[a] willPush[a] didPush[ab] = b0"
    ) {
      $0.dragPush(to: 0.2).up().wait(500)
      $0.controller.pushScreen($0.screen("b"), at: $0.now)
    },
  ]

  static let concurrency = [
    Scenario(
      "A1, A3: a second finger beside a swipe does nothing", depth: 2,
      gives: "began willPop[ab] ended didPop[a] = a0"
    ) { $0.dragPop(to: 0.6).down(500, finger: 1).up(finger: 1).up() },
    Scenario(
      "a second finger in the zone beside a swipe is refused", depth: 2,
      gives: "began willPop[ab] failed:secondContact ended didPop[a] = a0"
    ) { $0.dragPop(to: 0.6).down(995, finger: 1).glide(to: 500, over: 200, finger: 1).up() },
    Scenario(
      "a second finger before the decision fails both",
      gives:
        "failed:secondContact failed:secondContact = a0"
    ) { $0.down(995).down(995, finger: 1).glide(to: 500, over: 200).up() },
    Scenario(
      "A2: programmatic navigation during a drag wins", depth: 2,
      gives: """
        began willPop[ab] cancelled didCancelPop[ab] willPop[ab] didPop[a] = a0
        """
    ) {
      $0.dragPop(to: 0.3)
      $0.controller.popScreen(at: $0.now)
      $0.glide(to: 100, over: 50).up()
    },
    Scenario(
      "A7: a push during a dragged pop runs beside it", depth: 2,
      gives: """
        began willPop[ab] cancelled didCancelPop[ab] willPush[ab] didPush[abc] = c0
        """
    ) {
      $0.dragPop(to: 0.3)
      $0.controller.pushScreen($0.screen("c"), at: $0.now)
    },
    Scenario(
      "A4: two quick back swipes pop two screens, reporting in order", depth: 3,
      gives: """
        began willPop[abc] ended began didPop[ab] willPop[ab] ended didPop[a] = a0
        """
    ) { $0.dragPop(to: 0.6).up().dragQuickPop().up() },
    Scenario(
      "A6: a swipe takes over a timed pop of the same two screens", depth: 2,
      gives: """
        willPop[ab] began didPop[a] willPush[a] ended didPush[ab] = b0
        """
    ) {
      $0.controller.popScreen(at: $0.now)
      $0.wait(50).down(995).move(990).move(980).glide(to: 300, over: 50).up()
    },
    Scenario(
      "A13: pushing the same screen twice pushes it once", gives: "willPush[a] didPush[ab] = b0"
    ) {
      let b = $0.screen("b")
      #expect($0.controller.pushScreen(b, at: $0.now))
      #expect(!$0.controller.pushScreen(b, at: $0.now))
    },
    Scenario(
      "A16: double back pops twice, and not the root", depth: 2, gives: "willPop[ab] didPop[a] = a0"
    ) {
      #expect($0.controller.popScreen(at: $0.now) != nil)
      #expect($0.controller.popScreen(at: $0.now) == nil)
    },
    Scenario(
      "A18: a swipe back takes over the push that runs",
      gives: "willPush[a] began didPush[ab] willPop[ab] ended didPop[a] = a0"
    ) {
      $0.controller.pushScreen($0.screen("b"), at: $0.now)
      $0.wait(100).down(5).move(10).move(20).glide(to: 700, over: 50).up()
    },
    Scenario(
      "A9, A19: a replaced stack completes what is under way, and the lift changes nothing",
      depth: 2,
      gives: "began willPop[ab] cancelled didCancelPop[ab] = x0"
    ) {
      $0.dragPop(to: 0.6)
      $0.controller.setStack([Screen(name: "x")], at: $0.now)
      $0.glide(to: 900, over: 50).up()
    },
    Scenario(
      "popToRoot is one pop", depth: 3, gives: "willPop[abc] didPop[a] = a0"
    ) { $0.controller.popToRootScreen(at: $0.now) },
    Scenario(
      "a push without animation is there at once", gives: "willPush[a] didPush[ab] = b0"
    ) {
      $0.controller.pushScreen($0.screen("b"), animated: false, at: $0.now)
      #expect($0.layers == "b0")
    },
    Scenario(
      "a third pair makes the oldest jump to its end", depth: 4,
      gives: """
        willPop[abcd] didPop[abc] willPop[abc] didPop[ab] willPop[ab] didPop[a] = a0
        """
    ) {
      for _ in 0..<3 {
        $0.controller.popScreen(at: $0.now)
        $0.wait(20)
      }
      #expect($0.layers.split(separator: " ").count == 3)
    },
    Scenario(
      "a ghost that has not moved for ten seconds does not keep the swipe",
      gives: "began willPush[a] ended didPush[ab] = b0"
    ) { $0.down(500, finger: 9).wait(10_000).dragPush(to: 0.6).up() },
    Scenario(
      "a ghost that moves again is a second finger", gives: "failed:secondContact = a0"
    ) {
      $0.down(500, finger: 9).wait(10_000).down(995).move(510, finger: 9).glide(to: 300, over: 90)
    },
    Scenario(
      "a finger that held a swipe for ten seconds still holds it",
      gives: "began willPush[a] failed:secondContact ended didPush[ab] = b0"
    ) { $0.dragPush(to: 0.6).wait(10_000).down(5, finger: 1).up(finger: 1).up() },
    Scenario(
      "commands from an observer come after the event under way",
      gives: """
        willPush[a] didPush[ab] willPush[ab] didPush[abc] = c0
        """
    ) { stage in
      let c = stage.screen("c")
      stage.onEvent = { [unowned stage] event in
        if event.kind == .willPush { stage.controller.pushScreen(c, at: event.time) }
      }
      stage.controller.pushScreen(stage.screen("b"), at: stage.now)
    },
  ]

  @Test(arguments: swipes + cancellations + concurrency)
  func `gives each story its right end`(scenario: Scenario) {
    let stage = Stage(depth: scenario.depth)
    scenario.play(stage)
    stage.wait(3000)
    #expect(stage.controller.isAtRest)
    #expect("\(stage.diary.joined(separator: " ")) = \(stage.layers)" == scenario.told)
  }

  @Test(arguments: swipes + cancellations)
  func `mirrors everything under right-to-left`(scenario: Scenario) {
    var settings = NavigationSettings()
    settings.layoutDirection = .rightToLeft
    let mirrored = MirroredStage(depth: scenario.depth, settings: settings)
    scenario.play(mirrored)
    mirrored.wait(3000)
    #expect("\(mirrored.diary.joined(separator: " ")) = \(mirrored.layers)" == scenario.told)
  }
}

extension Stage {
  /// A pop that is fast enough to run beside the last one's settle.
  @discardableResult
  func dragQuickPop() -> Stage {
    down(5).glide(to: 700, over: 60)
  }
}

/// A stage whose fingers and excluded areas are seen in a mirror.
final class MirroredStage: Stage {
  override func down(_ x: Double, _ y: Double = 300, finger: Int = 0) -> Stage {
    controller.topScreen.excludedAreas = controller.topScreen.excludedAreas.map {
      UnitRect(x: 1 - $0.x - $0.width, y: $0.y, width: $0.width, height: $0.height)
    }
    return super.down(1000 - x, y, finger: finger)
  }

  override func move(
    _ x: Double, _ y: Double = 300, after delay: Double = 10, finger: Int = 0
  ) -> Stage {
    super.move(1000 - x, y, after: delay, finger: finger)
  }

  override func glide(to x: Double, over milliseconds: Double, finger: Int = 0) -> Stage {
    guard let start = position(of: finger) else { return self }
    let count = max(1, Int(milliseconds / 10))
    for step in 1...count {
      let from = 1000 - start.x
      _ = move(from + (x - from) * Double(step) / Double(count), start.y, finger: finger)
    }
    return self
  }
}
