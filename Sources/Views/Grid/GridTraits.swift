/// What a view says to the grid that it is in.
@MainActor
package struct GridTraits {
  /// The row it belongs to; nil for a view that is a row by itself.
  var row: GridRowIdentity?
  /// Where the row's cells stand in it, down; nil for where the grid says.
  var rowAlignment: VerticalAlignment?
  /// Where the cells of its column stand, across; nil for where the grid says.
  var columnAlignment: HorizontalAlignment?
  /// How many columns it covers.
  var columns = 1
  /// In which directions it takes what others need, and asks for nothing.
  var unsizedAxes: Axis.Set = []
}
