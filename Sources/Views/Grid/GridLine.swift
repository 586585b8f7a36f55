/// A row of a grid with its cells; a view that is in no row makes one for itself.
@MainActor
struct GridLine {
  /// A view and the columns that it covers.
  struct Cell {
    let node: LayoutNode
    let columns: Range<Int>
    let unsizedAxes: Axis.Set
  }

  private(set) var cells: [Cell] = []
  let alignment: VerticalAlignment
  private let row: GridRowIdentity?
  private var columnCount: Int { cells.last?.columns.upperBound ?? 0 }

  /// The rows of a grid, the uppermost first, and the number of its columns.
  static func lines(
    of nodes: [LayoutNode], alignment: VerticalAlignment
  ) -> (lines: [GridLine], columnCount: Int) {
    var lines: [GridLine] = []
    for node in nodes {
      let traits = node.gridTraits
      if traits.row == nil || traits.row !== lines.last?.row {
        lines.append(GridLine(alignment: traits.rowAlignment ?? alignment, row: traits.row))
      }
      lines[lines.count - 1].append(node, columns: traits.row == nil ? 1 : traits.columns)
    }
    let columnCount = lines.map(\.columnCount).max() ?? 0
    for index in lines.indices where lines[index].row == nil {
      lines[index].cells = lines[index].cells.map {
        Cell(node: $0.node, columns: 0..<columnCount, unsizedAxes: $0.unsizedAxes)
      }
    }
    return (lines, columnCount)
  }

  private init(alignment: VerticalAlignment, row: GridRowIdentity?) {
    self.alignment = alignment
    self.row = row
  }

  private mutating func append(_ node: LayoutNode, columns: Int) {
    cells.append(
      Cell(
        node: node, columns: columnCount..<(columnCount + columns),
        unsizedAxes: node.gridTraits.unsizedAxes))
  }
}
