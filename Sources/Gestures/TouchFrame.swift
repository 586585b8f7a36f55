public import Geometry

/// Everything that happened to a touchscreen's contacts at one `SYN_REPORT`.
///
/// Changes are ordered lifts and losses, landings, moves; a contact that both lands and lifts
/// within the frame does so at its end.
public struct TouchFrame: Hashable, Sendable {
  /// The time stamp of the `SYN_REPORT`.
  public var time: Instant
  /// What happened, in order.
  public var changes: [ContactChange]

  /// Makes a frame.
  public init(time: Instant, changes: [ContactChange] = []) {
    self.time = time
    self.changes = changes
  }
}
