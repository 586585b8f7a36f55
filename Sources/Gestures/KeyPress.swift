public import Geometry

/// A key went down, or repeats because it is held down.
public struct KeyPress: Hashable, Sendable {
  /// Which key; nil where it is none that does anything, which says only that somebody is there.
  public var key: Key?
  /// Whether it is held down and only repeats.
  public var isRepeat: Bool
  /// When the kernel stamped it.
  public var time: Instant

  /// Describes a press.
  public init(key: Key?, isRepeat: Bool = false, time: Instant) {
    self.key = key
    self.isRepeat = isRepeat
    self.time = time
  }
}
