package import Geometry

/// What a screen's views are told of a key: it went down, or repeats because it is held down.
nonisolated package struct ViewKey: Hashable, Sendable {
  /// The keys that views understand; the others navigate or do nothing.
  package enum Key: Hashable, Sendable, CaseIterable {
    /// Goes to the next control.
    case tab
    /// Goes to the control before.
    case backTab
    /// Presses the control.
    case enter
    /// Presses the control, or scrolls by a page where there is none.
    case space
    /// Changes the control's value, or scrolls.
    case up
    /// Changes the control's value, or scrolls.
    case down
  }

  /// Which key.
  package var key: Key
  /// Whether it is held down and only repeats.
  package var isRepeat: Bool
  /// When the kernel stamped it.
  package var time: Instant

  /// Describes a press.
  package init(_ key: Key, isRepeat: Bool = false, time: Instant) {
    self.key = key
    self.isRepeat = isRepeat
    self.time = time
  }
}
