/// The order of some numbers, asked by percent.
package struct Percentiles: Sendable {
  private let sorted: [Double]

  /// Sorts the numbers; nil where there are none.
  package init?(_ values: [Double]) {
    guard !values.isEmpty else { return nil }
    sorted = values.sorted()
  }

  /// The smallest of the numbers that at least so many per cent of them do not exceed (the nearest
  /// rank): 50 for the median, 100 for the greatest.
  package subscript(percent: Int) -> Double {
    let rank = (sorted.count * min(max(percent, 0), 100) + 99) / 100
    return sorted[max(rank, 1) - 1]
  }
}
