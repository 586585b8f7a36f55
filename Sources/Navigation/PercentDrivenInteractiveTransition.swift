internal import Geometry

/// Drives a transition by percentages instead of by time; UIKit's
/// `UIPercentDrivenInteractiveTransition`.
///
/// While a finger is down the gesture calls `update(_:)`, and the animation is scrubbed: progress is
/// linear in the finger, whatever curve the animator uses when it runs by time. On lift the gesture
/// calls `finish()` or `cancel()`, and the rest of the way is a *settle*, which starts at the
/// finger's speed.
///
/// Deviations from the write-up: a settle starts at the finger's speed instead of a fixed ease-out
/// (`completionCurve` shapes it only where that speed is 0), and a settling transition can be taken
/// over by the next swipe.
///
/// Make one of your own and return it from
/// `NavigationControllerDelegate.interactionController(for:)` to change speed or curve, or to drive
/// a push from something other than the edge.
public final class PercentDrivenInteractiveTransition {
  /// What is left of a settle is done this many times faster; more than 0, 1 by default.
  public var completionSpeed = 1.0
  /// The curve of a settle whose finger had come to rest; nil, the default, eases out of and into
  /// rest by a cubic Hermite.
  public var completionCurve: (any TimingCurve)?
  /// Whether the transition follows the gesture from its start; true by default.
  ///
  /// Where it is false, the gesture starts a timed transition and has no further influence.
  public var wantsInteractiveStart = true

  /// What the transition is doing.
  enum Motion {
    /// It has been attached to nothing yet, or is over.
    case inactive
    /// It is where the finger put it.
    case following(Double)
    /// It goes on by itself, to its end or back to its start.
    case settling(Settle)
  }

  var motion = Motion.inactive
  /// How long a whole transition takes, in seconds; its animator says so.
  var duration = 0.0
  /// The latest moment the navigator was told of: commands without a time happen then.
  var now = Instant.zero
  /// Called at `finish()` or `cancel()`, once.
  var onDecision: ((_ finishing: Bool, Settle) -> Void)?

  /// Makes an interaction controller with UIKit's defaults.
  public init() {}

  /// How far the transition has come, 0...1.
  public var percentComplete: Double {
    switch motion {
    case .inactive: 0
    case .following(let progress): progress
    case .settling(let settle): settle.progress(at: now)
    }
  }

  /// Puts the transition at a part of its way; ignored unless it follows a gesture.
  ///
  /// - Parameter percentComplete: 0...1; values beyond are clamped, what is no number is ignored.
  public func update(_ percentComplete: Double) {
    guard case .following = motion, !percentComplete.isNaN else { return }
    motion = .following(min(max(percentComplete, 0), 1))
  }

  /// Lets the transition go on to its end; ignored unless it follows a gesture.
  public func finish() {
    decide(finishing: true, speed: 0, at: now)
  }

  /// Lets the transition go back to its start; ignored unless it follows a gesture.
  public func cancel() {
    decide(finishing: false, speed: 0, at: now)
  }

  /// Lets go of the transition.
  ///
  /// - Parameters:
  ///   - finishing: To its end, or back to its start.
  ///   - speed: The finger's speed towards there, in widths a second.
  ///   - time: When the finger lifted.
  func decide(finishing: Bool, speed: Double, at time: Instant) {
    guard case .following(let progress) = motion else { return }
    let settle = Settle.afterLift(
      from: progress, to: finishing ? 1 : 0, speed: speed, at: time, fullDuration: duration,
      completionSpeed: completionSpeed > 0 ? completionSpeed : 1,
      completionCurve: completionCurve)
    motion = .settling(settle)
    onDecision?(finishing, settle)
    onDecision = nil
  }
}
