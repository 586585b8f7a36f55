/// The figures of a swipe and its transition, with the defaults of the write-up.
public struct NavigationSettings: Hashable, Sendable {
  /// A flick inward faster than this finishes, in points a second.
  ///
  /// The write-up's 500.
  public var velocityThreshold = 500.0
  /// On wide screens a flick must also be faster than this, in screen widths a second: 500 points
  /// are too little to be meant on a wall.
  public static let velocityThresholdInWidths = 0.4
  /// A finger that rests beyond this progress finishes, 0...1.
  ///
  /// The write-up's half; exactly half cancels.
  public var progressThreshold = 0.5
  /// Speeds below this are rest, in points a second: a finger that is held still trembles.
  public static let restingVelocity = 50.0
  /// How long a whole transition takes, in seconds.
  ///
  /// The write-up's 0.3.
  public var duration = 0.3
  /// A settle is given at least this long, in seconds, unless the finger is faster: a jump of a few
  /// pixels in one frame looks like a fault.
  public static let shortestSettle = 0.1
  /// How far the lower screen goes while the upper one crosses the screen, in widths.
  ///
  /// The write-up's 0.3.
  public var parallax = 0.3
  /// Whether transitions that run by time cross-fade instead of sliding, for people whom moving
  /// pictures make dizzy; UIKit's `UIAccessibility.prefersCrossFadeTransitions`.
  ///
  /// What a finger moves slides all the same: it moves as the hand does.
  public var prefersCrossFadeTransitions = false
  /// Which way the user interface runs.
  public var layoutDirection = LayoutDirection.leftToRight

  /// The write-up's figures.
  public init() {}
}
