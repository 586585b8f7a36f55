internal import CRowCopy

/// How rows are copied into scan-out memory.
package enum RowCopying: Hashable, Sendable, CaseIterable {
  /// By the C library's `memcpy`, through the caches.
  case cached
  /// By stores that go past the caches, where the processor has them; else as `cached`.
  case streaming

  /// The faster way for frames of `bytes` bytes on this machine.
  ///
  /// A slide works on four frames in turn: two screens are read and two scan-out buffers are
  /// written alternately. As long as all four stay in the last-level cache, `memcpy` finds the
  /// destination there and wins; beyond that it first fetches lines that it then overwrites whole,
  /// and streaming stores save that third of the traffic. A cache of unknown size counts as small.
  /// `make bench` prints both ways for every size.
  static func best(forFrameOf bytes: Int) -> RowCopying {
    guard kiosk_can_stream() else { return .cached }
    return bytes * 4 > LastLevelCache.bytes ? .streaming : .cached
  }
}
