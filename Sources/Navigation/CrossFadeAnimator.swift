/// The cross-fade: nothing moves, one screen becomes the other.
///
/// ```
///   push: `to` appears over `from`       opacity of `to`     p
///   pop:  `from` vanishes over `to`      opacity of `from`   1 - p
/// ```
///
/// So a pop is a push backwards in time, as with the slide. Only the upper screen is blended; what is
/// below is opaque, and nothing shines through that is neither.
///
/// It is what timed transitions look like under `NavigationSettings.prefersCrossFadeTransitions`.
public final class CrossFadeAnimator: AnimatedTransitioning {
  /// How long a whole transition takes, in seconds.
  public let duration: Double

  /// Makes an animator.
  ///
  /// - Parameter duration: How long a whole transition takes, in seconds; as long as a slide.
  public init(duration: Double = 0.3) {
    self.duration = duration
  }

  /// The duration given at the start.
  public func transitionDuration(using context: TransitionContext) -> Double { duration }

  /// Leaves both screens at their places and lets the upper one be seen in part.
  public func animateTransition(using context: TransitionContext) {
    let p = context.percentComplete
    switch context.operation {
    case .push: context.place(fromOffset: 0, toOffset: 0, toOpacity: p)
    case .pop: context.place(fromOffset: 0, toOffset: 0, fromOpacity: 1 - p)
    }
  }
}
