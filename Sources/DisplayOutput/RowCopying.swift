/// How rows are copied into scan-out memory.
package enum RowCopying: Hashable, Sendable, CaseIterable {
  /// By the C library's `memcpy`, through the caches.
  case cached
  /// By stores that go past the caches, where the processor has them; else as `cached`.
  case streaming

  /// The faster way to write one frame of a series.
  ///
  /// While everything that a slide touches stays in the last-level cache, `memcpy` finds the
  /// destination there and wins. Beyond that it first fetches lines that it then overwrites whole,
  /// and streaming stores save this third of the traffic. What a slide touches are the two
  /// scan-out buffers and the pictures it reads: one picture's worth where it takes whole rows, two
  /// where each row is made of both, because the processor reads ahead across the cut. Three
  /// quarters of the cache are counted, since it is shared. Measured, of 32 MiB:
  ///
  /// ```
  ///   frame                      touched    memcpy    streaming
  ///   1024x600, rows cut          9.8 MB   0.047 ms    0.055 ms
  ///   1920x1080, whole rows      24.9 MB   0.160 ms    0.188 ms
  ///   1920x1080, rows cut        33.2 MB   0.283 ms    0.188 ms
  ///   3840x2160, rows cut       132.7 MB   2.05  ms    1.72  ms
  /// ```
  ///
  /// `make bench` prints both ways for every size.
  ///
  /// - Parameters:
  ///   - frame: The bytes of a frame.
  ///   - pictures: How many pictures' worth of memory the frame's layers touch.
  ///   - cache: The bytes of the last-level cache; one of unknown size, 0, counts as small.
  package static func best(
    writing frame: Int, readingPictures pictures: Int, lastLevelCache cache: Int
  ) -> RowCopying {
    frame * (2 + pictures) > cache / 4 * 3 ? .streaming : .cached
  }
}
