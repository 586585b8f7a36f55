internal import Geometry

/// The slide with parallax: the new screen comes in over the old one, which gives way by 30 %.
///
/// ```
///   push at p = 0         p = 0.5                 p = 1
///   +----------+          +----------+            +----------+
///   |   from   |          |from| to  |            |    to    |
///   +----------+          +----------+            +----------+
///   x = 0              from: -0.15 W, to: 0.5 W   from: -0.3 W, to: 0
/// ```
///
/// Pop is the same backwards in time. One function rounds to whole pixels, halves away from zero, so
/// that every path through the program puts a screen on the same pixel.
///
/// Deviation from the write-up: pop uses this animator mirrored, where the write-up leaves it to
/// UIKit's own.
public final class InteractivePushAnimator: AnimatedTransitioning {
  /// How long a whole transition takes, in seconds.
  public let duration: Double
  /// How far the lower screen gives way, in widths.
  public let parallax: Double

  /// Makes an animator.
  ///
  /// - Parameters:
  ///   - duration: How long a whole transition takes, in seconds; the write-up's 0.3.
  ///   - parallax: How far the lower screen gives way, 0...1 widths; the write-up's 0.3.
  public init(duration: Double = 0.3, parallax: Double = 0.3) {
    self.duration = duration
    self.parallax = parallax
  }

  /// The duration given at the start.
  public func transitionDuration(using context: TransitionContext) -> Double { duration }

  /// Puts the upper screen at W - W p and the lower one at -0.3 W p.
  public func animateTransition(using context: TransitionContext) {
    let width = Double(context.containerSize.width)
    switch context.operation {
    case .push:
      let p = context.percentComplete
      context.place(
        fromOffset: -Rounding.pixels(parallax * width * p),
        toOffset: Int(width) - Rounding.pixels(width * p))
    case .pop:
      let p = 1 - context.percentComplete
      context.place(
        fromOffset: Int(width) - Rounding.pixels(width * p),
        toOffset: -Rounding.pixels(parallax * width * p))
    }
  }
}
