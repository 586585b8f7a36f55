// The standard library has neither function, and those of C stay outside of the core.
/// The exponential function and its reverse, as exact as a double is, but for its last two bits.
nonisolated enum Exponential {
  /// The natural logarithm of 2.
  private static let logarithmOf2 = 0.693_147_180_559_945_3

  /// The number e to a power.
  ///
  /// - Parameter power: Between -700 and 700.
  static func power(_ power: Double) -> Double {
    let doublings = (power / logarithmOf2).rounded()
    let rest = power - doublings * logarithmOf2
    // Inside of ±0.35, Taylor's series is exact after 14 terms.
    var (sum, term) = (1.0, 1.0)
    for index in 1...14 {
      term *= rest / Double(index)
      sum += term
    }
    return sum * Double(sign: .plus, exponent: Int(doublings), significand: 1)
  }

  /// The natural logarithm.
  ///
  /// - Parameter number: Positive.
  static func logarithm(_ number: Double) -> Double {
    var (exponent, significand) = (Double(number.exponent), number.significand)
    if significand > 1.5 {
      significand /= 2
      exponent += 1
    }
    // log m = 2 (z + z³/3 + z⁵/5 + ...); z is at most 1/5.
    let z = (significand - 1) / (significand + 1)
    var (sum, term) = (z, z)
    for index in 1...12 {
      term *= z * z
      sum += term / Double(2 * index + 1)
    }
    return exponent * logarithmOf2 + 2 * sum
  }
}
