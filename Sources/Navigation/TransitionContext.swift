public import Geometry

/// What an animator is told of a transition, and where it puts the two screens; UIKit's
/// `UIViewControllerContextTransitioning`.
public final class TransitionContext {
  /// Push or pop.
  public let operation: NavigationOperation
  /// The screen that was on top before.
  public let from: Screen
  /// The screen that is on top afterwards, if the transition finishes.
  public let to: Screen
  /// The logical screen in pixels.
  public let containerSize: PixelSize
  /// Which way the user interface runs.
  public let layoutDirection: LayoutDirection
  /// Whether a gesture drives it.
  public internal(set) var isInteractive: Bool
  /// How far the transition has come, 0...1.
  public internal(set) var percentComplete = 0.0
  /// Whether the transition went or goes back to its start.
  public internal(set) var transitionWasCancelled = false

  /// Where the animator has put `from`, in pixels rightwards of its place at rest.
  public private(set) var fromOffset = 0
  /// Where the animator has put `to`, in pixels rightwards of its place at rest.
  public private(set) var toOffset = 0
  /// How much the animator lets be seen of `from` over what is below, 0...1.
  public private(set) var fromOpacity = 1.0
  /// How much the animator lets be seen of `to` over what is below, 0...1.
  public private(set) var toOpacity = 1.0

  init(
    operation: NavigationOperation, from: Screen, to: Screen, containerSize: PixelSize,
    layoutDirection: LayoutDirection, isInteractive: Bool
  ) {
    self.operation = operation
    self.from = from
    self.to = to
    self.containerSize = containerSize
    self.layoutDirection = layoutDirection
    self.isInteractive = isInteractive
  }

  /// Puts the two screens at whole pixels towards the trailing side, which is the left one under
  /// right-to-left.
  ///
  /// A push has `to` above, a pop has `from` above; so it is that one whose opacity is to change.
  /// Where nothing opaque is below, a screen fades from and to black.
  ///
  /// - Parameters:
  ///   - fromOffset: Offset of `from` from its place at rest.
  ///   - toOffset: Offset of `to` from its place at rest.
  ///   - fromOpacity: How much of `from` is seen; values beyond 0...1 are clamped.
  ///   - toOpacity: How much of `to` is seen; values beyond 0...1 are clamped.
  public func place(
    fromOffset: Int, toOffset: Int, fromOpacity: Double = 1, toOpacity: Double = 1
  ) {
    self.fromOffset = layoutDirection.offset(towardsTrailing: fromOffset)
    self.toOffset = layoutDirection.offset(towardsTrailing: toOffset)
    self.fromOpacity = Self.clamped(fromOpacity)
    self.toOpacity = Self.clamped(toOpacity)
  }

  /// What is no number shows nothing.
  private static func clamped(_ opacity: Double) -> Double {
    opacity > 0 ? min(opacity, 1) : 0
  }
}
