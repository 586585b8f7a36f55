package import Geometry

/// One chance to put a frame on screen.
package struct FrameSlot: Hashable, Sendable {
  /// When to read the input, compose and commit: as late as is safe.
  package var deadline: Instant
  /// When the frame is expected on screen.
  package var flip: Instant

  /// Describes one slot.
  package init(deadline: Instant, flip: Instant) {
    self.deadline = deadline
    self.flip = flip
  }
}
