public import Geometry
public import Gestures

/// What a screen's content is told of a key.
public struct ContentKey {
  /// Which key: one of those that do not navigate.
  public var key: Key
  /// Whether it is held down and only repeats.
  public var isRepeat: Bool
  /// The top screen of the model.
  public var screen: Screen
  /// When the kernel stamped it.
  public var time: Instant
}
