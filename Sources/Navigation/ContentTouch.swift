public import Geometry
public import Gestures

/// What a screen's content is told of a contact.
public struct ContentTouch {
  /// The life of a contact, as content sees it.
  public enum Phase: Hashable, Sendable {
    /// It landed.
    case began
    /// It moved.
    case moved
    /// It lifted.
    case ended
    /// A swipe took it, or it was lost: what it pressed is not pressed any more, for good.
    case cancelled
  }

  /// Which contact.
  public var contact: ContactID
  /// What happened.
  public var phase: Phase
  /// The screen it landed on: the top one of the model, at that moment.
  public var screen: Screen
  /// Where it is, in pixels of that screen, as the screen stood at touch-down.
  public var location: Point
  /// Whether it is the only contact in play, and has been in play since it landed: what has not
  /// moved for ten seconds may be water on the glass.
  public var isAlone: Bool
  /// When the kernel stamped it.
  public var time: Instant
}
