/// Something that a spring pulls to a place, damped just so that it does not swing.
///
/// x(t) = target + (a + (v + r a) t) e^(-r t), where a is where it starts from the target, v its
/// speed and r the square root of the spring's stiffness for a mass of 1.
nonisolated struct Spring: Hashable {
  /// Where it ends, in points.
  let target: CGFloat
  /// Where it starts, in points from the target.
  let distance: CGFloat
  /// How fast, in points a second.
  let velocity: CGFloat
  /// The rate r, a second.
  let rate: Double

  /// The rate at which content returns from beyond its end: a stiffness of 100, as UIKit's scroll
  /// views have it (see `RubberBand`).
  static let bounce = 10.0
  /// The rate at which content goes where a key sends it: twice as fast.
  static let travel = 20.0
  /// It comes to rest where so little of its way remains, in points.
  static let threshold = 0.25

  init(from start: CGFloat, to target: CGFloat, velocity: CGFloat, rate: Double) {
    self.target = target
    distance = start - target
    self.velocity = velocity
    self.rate = rate
  }

  private var slope: CGFloat { velocity + rate * distance }

  /// Where it is, some seconds later.
  func position(at seconds: Double) -> CGFloat {
    target + (distance + slope * seconds) * Exponential.power(-rate * seconds)
  }

  /// How fast it is, some seconds later.
  func velocity(at seconds: Double) -> CGFloat {
    (velocity - rate * slope * seconds) * Exponential.power(-rate * seconds)
  }

  /// When it comes to rest, in seconds.
  ///
  /// Neither part of the sum above exceeds half the threshold any more. For the second,
  /// t e^(-r t) ≤ 2 / (e r) e^(-r t / 2).
  var duration: Double {
    let first = 2 * abs(distance) / Self.threshold
    let second = 4 * abs(slope) / (Self.threshold * rate * Exponential.power(1))
    return max(
      first > 1 ? Exponential.logarithm(first) / rate : 0,
      second > 1 ? 2 * Exponential.logarithm(second) / rate : 0)
  }
}
