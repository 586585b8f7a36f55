import Geometry
import Gestures
import Navigation
import Testing

/// Swipes that something else ends, and what is left of them.
extension Scenario {
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
      "A14, B4, B12: pushes after a cancelled swipe",
      gives: "began willPush[a] ended didCancelPush[a] willPush[a] didPush[ab] = b0"
    ) {
      $0.dragPush(to: 0.2).up().wait(500)
      $0.controller.pushScreen($0.screen("b"), at: $0.now)
    },
  ]
}
