// The standard library has no trigonometry of its own, and that of C stays outside of the core.
extension Angle {
  /// Where a radius of length 1 ends that is turned by the angle from the right: cosine and sine.
  ///
  /// Exact at quarter turns.
  nonisolated package var direction: CGPoint {
    let quarters = (degrees / 90).rounded()
    let rest = (degrees - quarters * 90) * .pi / 180
    let (x, y) = (Self.series(from: 1, rest, factor: 1), Self.series(from: rest, rest, factor: 2))
    return switch quarters.remainder(dividingBy: 4) {
    case 0: CGPoint(x: x, y: y)
    case 1: CGPoint(x: -y, y: x)
    case -1: CGPoint(x: y, y: -x)
    default: CGPoint(x: -x, y: -y)
    }
  }

  /// Taylor's series, of the cosine from 1 with factor 1, of the sine from x with factor 2.
  ///
  /// Inside of ±π/4 what eight more terms leave out is less than a double can tell.
  nonisolated private static func series(from first: Double, _ x: Double, factor: Double) -> Double
  {
    var (sum, term, factor) = (first, first, factor)
    for _ in 1...8 {
      term *= -x * x / (factor * (factor + 1))
      sum += term
      factor += 2
    }
    return sum
  }
}
