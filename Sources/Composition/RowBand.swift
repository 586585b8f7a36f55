/// Neighbouring rows of a frame that are cut into the same spans.
package struct RowBand: Hashable, Sendable {
  /// The panel rows; never empty.
  package var rows: Range<Int>
  /// Where the spans of each of these rows are in `FramePlan.spans`.
  package var spans: Range<Int>

  /// Describes one band.
  package init(rows: Range<Int>, spans: Range<Int>) {
    self.rows = rows
    self.spans = spans
  }
}
