/// Shows a transition; UIKit's `UIViewControllerAnimatedTransitioning`.
///
/// Unlike UIKit's, which hands an animation over to Core Animation once, this one is asked for every
/// frame: it is a function from `context.percentComplete` to the places of two screens. That is what
/// lets a finger scrub it.
public protocol AnimatedTransitioning: AnyObject {
  /// How long a whole transition takes when it runs by time, in seconds.
  func transitionDuration(using context: TransitionContext) -> Double

  /// Puts both screens where they belong at `context.percentComplete`, by `context.place`.
  ///
  /// It is called for every frame, so it must not allocate.
  func animateTransition(using context: TransitionContext)

  /// The transition is over.
  ///
  /// - Parameter didComplete: False where it was cancelled and everything is as before.
  func completeTransition(didComplete: Bool)
}

extension AnimatedTransitioning {
  /// Does nothing.
  public func completeTransition(didComplete: Bool) {}
}
