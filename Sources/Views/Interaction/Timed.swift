internal import Geometry

/// Something that changes by itself as time passes.
@MainActor
protocol Timed: AnyObject {
  /// When it changes next; nil where it does not.
  var deadline: Instant? { get }

  /// Whether each frame of the display shows something new.
  var isAnimating: Bool { get }

  /// Lets time pass.
  func advance(to time: Instant)

  /// Comes to rest at once.
  func rest()
}
