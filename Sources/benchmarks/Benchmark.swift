/// One table of figures.
struct Benchmark: Sendable {
  /// What is measured.
  var title: String
  /// What the figures are about, and what they leave out.
  var notes: [String]
  /// Measures and returns the table, the heading first.
  var measure: @Sendable () -> [[String]]

  /// Runs the benchmark and prints its table with aligned columns.
  func run() {
    print("\n\(title)")
    for note in notes { print("  \(note)") }
    let rows = measure()
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    for row in rows {
      let cells = zip(row, widths).enumerated().map { index, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 ? cell.0 + padding : padding + cell.0
      }
      print("  \(cells.joined(separator: "  "))")
    }
  }
}
