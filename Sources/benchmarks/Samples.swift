/// Repeated measurements of one thing.
struct Samples {
  private var values: [Double]

  /// Starts with measurements that were made before.
  init(_ values: [Double] = []) {
    self.values = values
  }

  /// Adds a measurement.
  mutating func add(_ value: Double) {
    values.append(value)
  }

  /// The middle of the measurements: a burst of other work on the machine does not move it.
  var median: Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }
}
