/// Says something to the grid that a view is in.
@MainActor
enum GridTraitsModifier: LayoutModifier, Equatable {
  case row(GridRowIdentity, alignment: VerticalAlignment?)
  case columns(Int)
  case columnAlignment(HorizontalAlignment)
  case unsizedAxes(Axis.Set)

  /// More than any panel shows; each takes memory.
  private static let mostColumns = 1000

  func gridTraits(of child: LayoutNode) -> GridTraits {
    var traits = child.gridTraits
    switch self {
    case .row(let row, let alignment):
      traits.row = row
      traits.rowAlignment = alignment
    case .columns(let count): traits.columns = min(max(1, count), Self.mostColumns)
    case .columnAlignment(let alignment): traits.columnAlignment = alignment
    case .unsizedAxes(let axes): traits.unsizedAxes.formUnion(axes)
    }
    return traits
  }

  nonisolated static func == (one: GridTraitsModifier, other: GridTraitsModifier) -> Bool {
    switch (one, other) {
    case (.row(let row, let alignment), .row(let otherRow, let otherAlignment)):
      row === otherRow && alignment == otherAlignment
    case (.columns(let count), .columns(let otherCount)): count == otherCount
    case (.columnAlignment(let alignment), .columnAlignment(let otherAlignment)):
      alignment == otherAlignment
    case (.unsizedAxes(let axes), .unsizedAxes(let otherAxes)): axes == otherAxes
    default: false
    }
  }
}

extension View {
  /// Lets a cell of a grid's row cover several columns.
  ///
  /// - Parameter count: How many; at least 1, at most 1000.
  public func gridCellColumns(_ count: Int) -> some View {
    modified(by: GridTraitsModifier.columns(count))
  }

  /// Lets a cell take what the others of its column or row need, without asking for more: a
  /// hairline, or an empty cell.
  ///
  /// - Parameter axes: The directions in which it asks for nothing.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modified(by: GridTraitsModifier.unsizedAxes(axes))
  }

  /// Says where the cells of this cell's column stand, across.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modified(by: GridTraitsModifier.columnAlignment(guide))
  }
}
