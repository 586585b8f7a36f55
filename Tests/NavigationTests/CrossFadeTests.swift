import Geometry
import Gestures
import Navigation
import Testing

/// A stage whose timed transitions cross-fade.
private func stage(depth: Int = 1, layoutDirection: LayoutDirection = .leftToRight) -> Stage {
  var settings = NavigationSettings()
  settings.prefersCrossFadeTransitions = true
  settings.layoutDirection = layoutDirection
  return Stage(depth: depth, settings: settings)
}

@Suite struct `Where motion is to be reduced` {
  /// Milliseconds of 300, and how much of the upper screen is seen: the curve of a timed slide.
  @Test(arguments: [(0.0, "*0.0"), (75, "*0.129"), (150, "*0.5"), (225, "*0.871")])
  func `a timed push fades in, with both screens at rest`(time: Double, opacity: String) {
    for layoutDirection in LayoutDirection.allCases {
      let stage = stage(layoutDirection: layoutDirection)
      stage.controller.pushScreen(stage.screen("b"), at: stage.now)
      #expect(stage.wait(time).layers == "a0 b0\(opacity)")
      #expect(stage.wait(300 - time).layers == "b0")
      #expect(stage.events == ["willPush[a]", "didPush[ab]"])
    }
  }

  @Test(arguments: [(0.0, ""), (75, "*0.871"), (150, "*0.5"), (225, "*0.129")])
  func `a timed pop fades out, with both screens at rest`(time: Double, opacity: String) {
    let stage = stage(depth: 2)
    stage.controller.popScreen(at: stage.now)
    #expect(stage.wait(time).layers == "a0 b0\(opacity)")
    #expect(stage.wait(300 - time).layers == "a0")
    #expect(stage.events == ["willPop[ab]", "didPop[a]"])
  }

  @Test func `popping to the root is one fade`() {
    let stage = stage(depth: 3)
    stage.controller.popToRootScreen(at: stage.now)
    #expect(stage.wait(150).layers == "a0 c0*0.5")
    #expect(stage.wait(150).layers == "a0")
  }

  @Test func `a swipe follows the finger with the slide, and settles with it`() {
    let push = stage().dragPush(to: 0.5)
    #expect(push.layers == "a-150 b500")
    push.up().wait(50)
    #expect(push.layers == "a-111 b630")
    #expect(push.wait(400).layers == "a0")

    let pop = stage(depth: 2).dragPop(to: 0.75)
    #expect(pop.layers == "a-75 b750")
    pop.up().wait(50)
    #expect(pop.layers == "a-38 b875")
    #expect(pop.wait(400).layers == "a0")
  }

  /// Two ways to meet the fade of a push of b when half of b is seen.
  @Test func `a swipe back makes the push's fade jump to its end, and slides from there`() {
    let stage = stage()
    stage.controller.pushScreen(stage.screen("b"), at: stage.now)
    #expect(stage.wait(150).layers == "a0 b0*0.5")
    stage.down(5).move(10, after: 0).move(15, after: 0)
    #expect(stage.layers == "a-300 b0")
    #expect(stage.controller.presentedProgress == 0)
    #expect(stage.events == ["willPush[a]", "didPush[ab]", "willPop[ab]"])
    #expect(stage.glide(to: 515, over: 100).layers == "a-150 b500")
    #expect(stage.wait(200).up().wait(400).layers == "b0")
  }

  @Test func `a swipe forward makes the pop's fade jump to its end, and slides from there`() {
    let stage = stage(depth: 2)
    stage.controller.popScreen(at: stage.now)
    stage.wait(150).down(995).move(990, after: 0).move(785, after: 0)
    #expect(stage.layers == "a-60 b800")
    #expect(stage.events == ["willPop[ab]", "didPop[a]", "willPush[a]"])
  }

  @Test func `a timed pop takes the fade of the push over, from what is seen`() {
    let stage = stage()
    stage.controller.pushScreen(stage.screen("b"), at: stage.now)
    #expect(stage.wait(75).layers == "a0 b0*0.129")
    stage.controller.popScreen(at: stage.now)
    #expect(stage.layers == "a0 b0*0.129")
    #expect(stage.wait(150).layers == "a0 b0*0.065")
    #expect(stage.wait(150).layers == "a0")
  }

  @Test func `a timed push takes the slide of a swipe over, and slides on`() {
    let dragged = stage().dragPush(to: 0.4)
    dragged.controller.pushScreen(dragged.screen("b"), at: dragged.now)
    #expect(dragged.layers == "a-120 b600")
    #expect(dragged.wait(150).layers == "a-210 b300")
    #expect(dragged.wait(150).layers == "b0")

    let settling = stage(depth: 2).dragPop(to: 0.75).up()
    settling.wait(50)
    #expect(settling.layers == "a-38 b875")
    settling.controller.pushScreen(settling.screen("b"), at: settling.now)
    #expect(settling.layers == "a-38 b875")
    // It has become a slide by time, which the next one takes over as it is.
    settling.wait(150).controller.popScreen(at: settling.now)
    #expect(settling.layers == "a-169 b437")
  }

  @Test func `a fade runs beside the slide of other screens`() {
    let stage = stage()
    stage.controller.pushScreen(stage.screen("b"), at: stage.now)
    stage.wait(150).down(995).move(990, after: 0).move(785, after: 0)
    #expect(stage.layers == "a0 b-60*0.5 c800")
    #expect(stage.wait(150).layers == "b-60 c800")
  }

  @Test func `a command fades in beside the drag that settles back`() {
    let stage = stage().dragPush(to: 0.4)
    stage.controller.pushScreen(Screen(name: "x"), at: stage.now)
    #expect(stage.layers == "a-120 x0*0.0 b600")
    #expect(stage.wait(60).layers == "a-60 x0*0.082 b800")
    #expect(stage.wait(240).layers == "x0")
  }

  @Test func `two fades run beside each other`() {
    let stage = stage()
    stage.controller.pushScreen(stage.screen("b"), at: stage.now)
    stage.wait(150).controller.pushScreen(stage.screen("c"), at: stage.now)
    #expect(stage.wait(75).layers == "a0 b0*0.871 c0*0.129")
    #expect(stage.wait(75).layers == "b0 c0*0.5")
  }

  @Test func `a screen that is left by two fades is seen as far as both let it`() {
    let stage = stage(depth: 2)
    stage.controller.pushScreen(stage.screen("c"), at: stage.now)
    stage.wait(150).controller.popToRootScreen(at: stage.now)
    // b goes with c, which half covers it.
    #expect(stage.layers == "a0 b0 c0*0.5")
    #expect(stage.wait(75).layers == "a0 b0*0.871 c0*0.758")
    #expect(stage.wait(225).layers == "a0")
  }

  @Test func `what is touched is hit where it is seen`() {
    let stage = stage(depth: 2)
    stage.controller.popScreen(at: stage.now)
    stage.wait(150).down(500).up()
    #expect(stage.content == ["began a500", "ended a500"])
  }

  @Test(arguments: [(-0.5, 0.0), (.nan, 0), (0.25, 0.25), (1.5, 1)])
  func `an animator's opacity is held to what can be seen`(given: Double, seen: Double) {
    final class Animator: AnimatedTransitioning {
      var opacity = 1.0
      func transitionDuration(using context: TransitionContext) -> Double { 1 }
      func animateTransition(using context: TransitionContext) {
        context.place(fromOffset: 0, toOffset: 0, fromOpacity: opacity, toOpacity: opacity)
      }
    }
    final class Delegate: NavigationControllerDelegate {
      let animator = Animator()
      func animationController(
        for operation: NavigationOperation, from: Screen, to: Screen
      ) -> (any AnimatedTransitioning)? { animator }
    }
    let delegate = Delegate()
    delegate.animator.opacity = given
    let stage = stage()
    stage.controller.delegate = delegate
    stage.controller.pushScreen(stage.screen("b"), at: stage.now)
    var layers: [Layer] = []
    stage.controller.layers(into: &layers)
    #expect(layers.map(\.opacity) == [seen, seen])
  }
}
