public import Geometry

/// What an edge swipe does at one moment.
public struct GestureEvent: Hashable, Sendable {
  /// The states a swipe reports, in UIKit's names.
  public enum State: Hashable, Sendable {
    /// It is a swipe from here on.
    case began
    /// The finger moved.
    case changed
    /// The finger lifted.
    case ended
    /// Something else ended it.
    case cancelled
    /// It never became a swipe.
    case failed(GestureFailure)
  }

  /// What happened.
  public var state: State
  /// Which contact.
  public var contact: ContactID
  /// The edge it started from, as a person sees the screen, also under right-to-left.
  public var edge: ScreenEdge
  /// When the kernel stamped it.
  public var time: Instant
  /// Where the finger is, in pixels.
  public var position: Point
  /// How far it is from where progress counts from, along x, in pixels; leftwards is negative.
  public var translation: Double
  /// Its velocity along x in points a second, leftwards negative; 0 when cancelled or failed.
  public var velocity: Double

  /// Describes an event.
  public init(
    state: State, contact: ContactID, edge: ScreenEdge, time: Instant, position: Point,
    translation: Double, velocity: Double
  ) {
    self.state = state
    self.contact = contact
    self.edge = edge
    self.time = time
    self.position = position
    self.translation = translation
    self.velocity = velocity
  }
}
