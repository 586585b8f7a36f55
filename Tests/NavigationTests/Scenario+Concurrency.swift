import Geometry
import Gestures
import Navigation
import Testing

/// Swipes beside other fingers, commands and transitions.
extension Scenario {
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
      "A15: popToRoot is one pop", depth: 3, gives: "willPop[abc] didPop[a] = a0"
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
}
