import Geometry
import Gestures
import Navigation
import Testing

/// Swipes by themselves: begun or not, finished or not.
extension Scenario {
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
      "B5, B7: cancels a short slow push; the old screen is back, alone",
      gives: "began willPush[a] ended didCancelPush[a] = a0"
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
    Scenario(
      "begins with a move stamped exactly a second after touch-down",
      gives: "began willPush[a] ended didCancelPush[a] = a0"
    ) { $0.down(995).move(990).move(980, after: 990).wait(200).up() },
    Scenario(
      "does not begin a millisecond later", gives: "failed:timeout = a0"
    ) { $0.down(995).move(990).move(980, after: 991).up() },
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
    Scenario("A22: fails where the screen may not be popped", depth: 2, gives: "failed:gate = b0") {
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
}
