public import Gestures

/// Lets an application choose how transitions look and whether a swipe may begin; UIKit's
/// `UINavigationControllerDelegate` and `UIGestureRecognizerDelegate`, as far as they concern it.
public protocol NavigationControllerDelegate: AnyObject {
  /// The animator of a transition; nil for `InteractivePushAnimator` with the controller's settings.
  func animationController(
    for operation: NavigationOperation, from: Screen, to: Screen
  ) -> (any AnimatedTransitioning)?

  /// What drives a transition that a swipe starts; nil to let it run by time.
  func interactionController(
    for animator: any AnimatedTransitioning
  ) -> PercentDrivenInteractiveTransition?

  /// Whether a swipe from `edge`, or a key that does the same, may begin; asked once, after the
  /// controller's own gates are open.
  func gestureRecognizerShouldBegin(_ edge: ScreenEdge) -> Bool
}

extension NavigationControllerDelegate {
  /// The default animator.
  public func animationController(
    for operation: NavigationOperation, from: Screen, to: Screen
  ) -> (any AnimatedTransitioning)? { nil }

  /// A fresh interaction controller: swipes drive their transition.
  public func interactionController(
    for animator: any AnimatedTransitioning
  ) -> PercentDrivenInteractiveTransition? { PercentDrivenInteractiveTransition() }

  /// Every swipe may begin.
  public func gestureRecognizerShouldBegin(_ edge: ScreenEdge) -> Bool { true }
}
