package import Geometry

/// A frame that has reached the panel.
package struct Flip: Hashable, Sendable {
  /// When its first line was scanned out; the present where the driver gives no sane stamp.
  package var time: Instant
  /// The kernel's count of vertical blanks; 0 where there are none.
  package var sequence: UInt32

  /// Describes a flip.
  package init(time: Instant, sequence: UInt32) {
    self.time = time
    self.sequence = sequence
  }
}
