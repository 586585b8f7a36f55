import Geometry
import Gestures
import Navigation
import Testing

@Suite struct `The content of a screen` {
  static let stories = [
    Scenario("sees a finger from landing to lift", gives: "began a500, ended a510") {
      $0.down(500).move(510).up()
    },
    Scenario(
      "D11, D12, D15: sees a finger in the zone, and loses it to the swipe for good, also when it returns",
      gives: "began a995, cancelled a990"
    ) { $0.down(995).move(990).move(985).glide(to: 995, over: 100).up() },
    Scenario(
      "C11: keeps a finger in the zone that taps", gives: "began a995, ended a995"
    ) { $0.down(995).up() },
    Scenario(
      "D10: keeps a finger in the zone that scrolls", gives: "began a995, ended a700"
    ) { $0.down(995, 100).move(994, 150).move(700, 400).up() },
    Scenario(
      "keeps a finger that the gate refuses", gives: "began a5, ended a200"
    ) { $0.down(5).glide(to: 200, over: 100).up() },
    Scenario(
      "A1: is not told of further fingers beside a swipe, not even of their lifts",
      gives: "began a995, cancelled a945"
    ) {
      $0.down(995).glide(to: 500, over: 100).down(300, finger: 1).move(310, finger: 1).up()
      $0.up(finger: 1)
    },
    Scenario(
      "loses a finger that is lost", gives: "began a500, cancelled a500"
    ) { $0.down(500).lose(.palm) },
    Scenario(
      "A12: of the revealed screen is live as soon as the swipe is decided, where it is",
      depth: 2, gives: "began b5, cancelled b66, began a550, ended a550"
    ) { stage in
      stage.dragPop(to: 0.6).up()
      // a is 120 pixels left of its place at that moment.
      #expect(stage.layers == "a-120 b600")
      stage.down(430, finger: 1).up(finger: 1)
    },
    Scenario(
      "of the screen that goes is not hit any more", depth: 2,
      gives: "began b5, cancelled b66, began a900, ended a900"
    ) { $0.dragPop(to: 0.6).up().wait(1000).down(900, finger: 1).up(finger: 1) },
    Scenario(
      "A9: loses its fingers with its screen", gives: "began a500, cancelled a500"
    ) { $0.down(500).controller.setStack([Screen(name: "x")], at: $0.now) },
  ]

  @Test(arguments: stories)
  func `is told the truth about fingers`(scenario: Scenario) {
    let stage = Stage(depth: scenario.depth)
    scenario.play(stage)
    #expect(stage.content.joined(separator: ", ") == scenario.told)
  }

  @Test func `A11: can push at once after a swipe back`() {
    let stage = Stage(depth: 2).dragPop(to: 0.6).up()
    #expect(stage.controller.pushScreen(stage.screen("b"), at: stage.now))
    #expect(stage.wait(400).stack == "ab")
    #expect(stage.layers == "b0")
  }

  @Test func `A20: does not change a swipe that has begun`() {
    let stage = Stage().dragPush(to: 0.6)
    stage.controller.topScreen.allowsPush = false
    stage.controller.topScreen.interactivePushDestination = Screen(name: "x")
    #expect(stage.up().stack == "ab")
  }

  @Test func `E11: of one panel has nothing to do with another's`() {
    let one = Stage()
    let other = Stage(depth: 3)
    one.dragPush(to: 0.6).up()
    #expect(one.wait(400).stack == "ab")
    #expect(other.stack == "abc" && other.diary.isEmpty)
  }
}
