/// How wide a grid's columns are, how high its rows, and where its cells go.
@MainActor
struct GridArrangement {
  private let lines: [GridLine]
  private let spacing: CGSize
  private let columnAlignments: [HorizontalAlignment]
  private var widths: [CGFloat]
  private var heights: [CGFloat] = []

  init(of nodes: [LayoutNode], layout: GridLayout, proposal: ProposedViewSize) {
    let (lines, columnCount) = GridLine.lines(of: nodes, alignment: layout.alignment.vertical)
    self.lines = lines
    spacing = layout.spacing
    var alignments = Array(repeating: layout.alignment.horizontal, count: columnCount)
    // The uppermost cell that says something about its column is heard.
    for cell in lines.reversed().flatMap(\.cells) {
      guard let alignment = cell.node.gridTraits.columnAlignment else { continue }
      alignments[cell.columns.lowerBound] = alignment
    }
    columnAlignments = alignments
    widths = Array(repeating: 0, count: columnCount)
    arrangeColumns(in: proposal.width)
    arrangeRows(in: proposal.height)
  }

  private static func extent(of lengths: some Collection<CGFloat>, spacing: CGFloat) -> CGFloat {
    max(0, lengths.reduce(0, +) + spacing * CGFloat(max(0, lengths.count - 1)))
  }

  /// The size of the whole grid.
  var size: CGSize {
    CGSize(
      width: Self.extent(of: widths, spacing: spacing.width),
      height: Self.extent(of: heights, spacing: spacing.height))
  }

  // MARK: Columns

  /// First every column gets what its own cells take, then more where cells that cover several
  /// columns need it.
  private mutating func arrangeColumns(in width: CGFloat?) {
    let cells = lines.flatMap(\.cells).filter { !$0.unsizedAxes.contains(.horizontal) }
    let own = Dictionary(grouping: cells.filter { $0.columns.count == 1 }, by: \.columns.lowerBound)
    func taken(by column: Int, offered: CGFloat?) -> CGFloat {
      let offer = ProposedViewSize(width: offered, height: nil)
      return own[column]?.map { $0.node.sizeThatFits(offer).width }.max() ?? 0
    }
    if let width {
      let gaps = spacing.width * CGFloat(max(0, widths.count - 1))
      let priorities = widths.map { _ in 0.0 }
      let shares = RoomShares(of: width - gaps, priorities: priorities, length: taken)
      widths = shares.offers.enumerated().map { taken(by: $0, offered: $1) }
    } else {
      widths = widths.indices.map { taken(by: $0, offered: nil) }
    }
    for cell in cells where cell.columns.count > 1 { widen(cell, in: width) }
  }

  private mutating func widen(_ cell: GridLine.Cell, in width: CGFloat?) {
    let covered = self.width(of: cell)
    let offered = width.map { covered + max(0, $0 - size.width) }
    let taken = cell.node.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
    guard taken > covered else { return }
    for column in cell.columns {
      widths[column] += (taken - covered) / CGFloat(cell.columns.count)
    }
  }

  private func width(of cell: GridLine.Cell) -> CGFloat {
    Self.extent(of: widths[cell.columns], spacing: spacing.width)
  }

  // MARK: Rows

  private mutating func arrangeRows(in height: CGFloat?) {
    let arranged = self
    func taken(by line: Int, offered: CGFloat?) -> CGFloat {
      arranged.alignedHeight(of: arranged.lines[line], offered: offered).length
    }
    guard let height else {
      heights = lines.indices.map { taken(by: $0, offered: nil) }
      return
    }
    let gaps = spacing.height * CGFloat(max(0, lines.count - 1))
    let priorities = lines.map { _ in 0.0 }
    let shares = RoomShares(of: height - gaps, priorities: priorities, length: taken)
    heights = shares.offers.enumerated().map { taken(by: $0, offered: $1) }
  }

  private func alignedHeight(of line: GridLine, offered height: CGFloat?) -> AlignedHeight {
    var aligned = AlignedHeight(alignment: line.alignment)
    for cell in line.cells where !cell.unsizedAxes.contains(.vertical) {
      aligned.include(
        cell.node, offered: ProposedViewSize(width: width(of: cell), height: height))
    }
    return aligned
  }

  // MARK: Cells

  /// Where each cell goes, in the order of the views.
  var placements: [Placement] {
    var y: CGFloat = 0
    return zip(lines, heights).flatMap { line, height in
      defer { y += height + spacing.height }
      let aligned = alignedHeight(of: line, offered: height)
      return line.cells.map { cell in
        let offer = ProposedViewSize(width: width(of: cell), height: height)
        let free = width(of: cell) - cell.node.sizeThatFits(offer).width
        let alignment = columnAlignments[cell.columns.lowerBound]
        return Placement(
          at: CGPoint(
            x: leadingSide(of: cell) + alignment.fraction * free,
            y: y + aligned.position(of: cell.node, offered: offer, in: height)),
          proposal: offer)
      }
    }
  }

  private func leadingSide(of cell: GridLine.Cell) -> CGFloat {
    widths[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + spacing.width }
  }
}
