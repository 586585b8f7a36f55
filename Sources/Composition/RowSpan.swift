/// Neighbouring pixels of a row that show one layer, or none.
package struct RowSpan: Hashable, Sendable {
  /// The first panel column.
  package var x: Int
  /// How many columns; at least 1.
  package var width: Int
  /// The layer shown, counted from the bottom; `nil` where no layer is, which shows black.
  package var layer: Int?
  /// Whether the layer is blended over the spans before it, back to the first that is not: those
  /// have the same columns.
  package var isBlended: Bool

  /// Describes one span.
  package init(x: Int, width: Int, layer: Int?, isBlended: Bool = false) {
    self.x = x
    self.width = width
    self.layer = layer
    self.isBlended = isBlended
  }
}
