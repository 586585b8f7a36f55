import Geometry
import Gestures
import Navigation
import Testing

/// A delegate that answers as it is told and remembers what it was asked.
private final class Delegate: NavigationControllerDelegate {
  var mayBegin = true
  var animator: (any AnimatedTransitioning)?
  var interaction: PercentDrivenInteractiveTransition? = PercentDrivenInteractiveTransition()
  var asked: [ScreenEdge] = []

  func animationController(
    for operation: NavigationOperation, from: Screen, to: Screen
  ) -> (any AnimatedTransitioning)? { animator }

  func interactionController(
    for animator: any AnimatedTransitioning
  ) -> PercentDrivenInteractiveTransition? { interaction }

  func gestureRecognizerShouldBegin(_ edge: ScreenEdge) -> Bool {
    asked.append(edge)
    return mayBegin
  }
}

/// An animator that lets the new screen come in from the other side, in two seconds.
private final class BackwardsAnimator: AnimatedTransitioning {
  var ends: [Bool] = []

  func transitionDuration(using context: TransitionContext) -> Double { 2 }

  func animateTransition(using context: TransitionContext) {
    let width = context.containerSize.width
    context.place(
      fromOffset: Int(Double(width) * context.percentComplete),
      toOffset: Int(Double(width) * (context.percentComplete - 1)))
  }

  func completeTransition(didComplete: Bool) { ends.append(didComplete) }
}

@Suite struct `A delegate` {
  private let delegate = Delegate()
  private func stage() -> Stage {
    let stage = Stage()
    stage.controller.delegate = delegate
    return stage
  }

  @Test func `is asked once whether a swipe may begin, when the gates are open`() {
    delegate.mayBegin = false
    let stage = stage()
    stage.dragPop(to: 0.6).up()
    stage.dragPush(to: 0.6).up()
    #expect(delegate.asked == [.right])
    #expect(stage.gestures == ["failed:gate", "failed:gate"])
  }

  @Test func `may bring an animator of its own, which is told the end`() {
    let animator = BackwardsAnimator()
    delegate.animator = animator
    let stage = stage()
    #expect(stage.dragPush(to: 0.25).layers == "a250 b-750")
    stage.up().wait(499)
    #expect(!stage.controller.isAtRest)
    #expect(stage.wait(1).controller.isAtRest)
    stage.dragPush(to: 0.75).up().wait(500)
    #expect(animator.ends == [false, true])
  }

  @Test func `may drive the transition itself`() {
    let interaction = PercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    let stage = stage().dragPush(to: 0.25)
    #expect(stage.controller.percentDrivenInteractiveTransition === interaction)
    #expect(interaction.percentComplete == 0.25)
    interaction.update(0.4)
    #expect(stage.layers == "a-120 b600")
    interaction.update(.nan)
    #expect(stage.layers == "a-120 b600")
    interaction.finish()
    #expect(stage.stack == "ab")
    #expect(stage.controller.percentDrivenInteractiveTransition == nil)
    // The finger has no influence any more.
    stage.glide(to: 990, over: 50).up()
    #expect(stage.wait(400).layers == "b0")
    #expect(stage.events == ["willPush[a]", "didPush[ab]"])
  }

  @Test func `may cancel the transition, once`() {
    let interaction = PercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    let stage = stage().dragPush(to: 0.25)
    interaction.cancel()
    interaction.cancel()
    interaction.finish()
    #expect(stage.up().wait(400).layers == "a0")
    #expect(stage.events == ["willPush[a]", "didCancelPush[a]"])
  }

  @Test func `may let the settle run faster`() {
    let interaction = PercentDrivenInteractiveTransition()
    interaction.completionSpeed = 2
    delegate.interaction = interaction
    let stage = stage().dragPush(to: 0.6).up()
    #expect(!stage.wait(59).controller.isAtRest)
    #expect(stage.wait(1.1).controller.isAtRest)
  }

  @Test func `may shape the settle of a resting finger`() {
    let interaction = PercentDrivenInteractiveTransition()
    interaction.completionCurve = CubicBezierCurve.linear
    delegate.interaction = interaction
    let stage = stage().dragPush(to: 0.6).up()
    stage.wait(60)
    #expect(abs(stage.controller.presentedProgress - 0.8) < 1e-6)
  }

  @Test func `may let a swipe start a timed transition`() {
    let interaction = PercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = false
    for choice in [interaction, nil] {
      delegate.interaction = choice
      let stage = stage()
      stage.down(995).move(990).move(980)
      #expect(stage.stack == "ab")
      stage.glide(to: 600, over: 100).lose()
      #expect(stage.wait(400).layers == "b0")
      #expect(stage.events == ["willPush[a]", "didPush[ab]"])
    }
  }
}
