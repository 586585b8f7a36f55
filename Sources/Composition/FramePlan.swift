/// What to copy for a frame, in the order in which a panel scans it out.
///
/// The bands cover every row of the panel once, downwards; the spans of a band cover every column
/// once, rightwards, but for blended ones, which lie over the span before them. Whoever follows the
/// plan row by row therefore writes each pixel exactly once, at rising addresses, and has no reason
/// to read what it has written. The pixel at column x of a span comes from column `x - layer.x` and
/// row `y - layer.y` of the span's layer.
package struct FramePlan: Hashable, Sendable {
  /// The rows of the panel, top to bottom, without gaps.
  package internal(set) var bands: [RowBand] = []
  /// The spans of all bands, left to right within a band, without gaps; after a span come those that
  /// are blended over it, bottom first.
  package internal(set) var spans: [RowSpan] = []

  /// A plan for a panel without rows.
  package init() {}
}
