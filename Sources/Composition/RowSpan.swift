/// Neighbouring pixels of a row that show one layer, or none.
package struct RowSpan: Hashable, Sendable {
  /// The first panel column.
  package var x: Int
  /// How many columns; at least 1.
  package var width: Int
  /// The layer shown, counted from the bottom; `nil` where no layer is, which shows black.
  package var layer: Int?

  /// Describes one span.
  package init(x: Int, width: Int, layer: Int?) {
    self.x = x
    self.width = width
    self.layer = layer
  }
}
