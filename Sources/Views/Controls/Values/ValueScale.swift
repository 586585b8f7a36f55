/// The values that a slider goes through, as shares of its length.
nonisolated struct ValueScale: Hashable {
  /// The least and the greatest value.
  let bounds: ClosedRange<Double>
  /// The distance between two values; nil where all in between are allowed.
  let step: Double?

  private var length: Double { bounds.upperBound - bounds.lowerBound }

  /// How far along a value lies, 0...1.
  func share(of value: Double) -> Double {
    length > 0 ? ((value - bounds.lowerBound) / length).share : 0
  }

  /// The allowed value that is nearest to a share.
  func value(at share: Double) -> Double { nearest(to: bounds.lowerBound + share * length) }

  /// The allowed value that is nearest to another.
  func nearest(to value: Double) -> Double {
    var value = value
    if let step, step > 0 {
      value = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step
    }
    return min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  /// The value that a key makes of another one: steps further, or twentieths of the whole.
  func value(_ steps: Int, from value: Double) -> Double {
    nearest(to: value + Double(steps) * (step ?? length / 20))
  }
}
