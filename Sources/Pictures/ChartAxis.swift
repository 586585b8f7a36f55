/// The lines of a chart's axis from zero up: whole numbers, 1, 2 or 5 times a power of ten apart.
struct ChartAxis {
  /// The most lines above zero.
  private static let greatestCount = 8

  /// From one line to the next.
  let step: Double
  /// The uppermost line.
  let top: Double

  /// Finds the closest lines of which a few reach a value; anything that is no number counts as 0.
  init(reaching value: Double) {
    let value = value.isFinite ? max(value, 1) : 1
    var step = 1.0
    var factors = [2, 2.5, 2]
    while (value / step).rounded(.up) > Double(Self.greatestCount) {
      step *= factors[0]
      factors.append(factors.removeFirst())
    }
    self.step = step
    top = (value / step).rounded(.up) * step
  }

  /// The lines, zero first.
  var ticks: [Double] { Array(stride(from: 0, through: top, by: step)) }
}
