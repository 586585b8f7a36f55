/// Content that runs on after a finger has let it go, ever slower.
///
/// Each millisecond leaves 0.998 of the speed, as UIKit's `UIScrollView.DecelerationRate.normal`
/// does: v(t) = v₀ e^(-k t), x(t) = x₀ + v₀ (1 - e^(-k t)) / k, with k = -1000 ln 0.998 a second.
nonisolated struct Deceleration: Hashable {
  /// Where it starts, in points.
  let start: CGFloat
  /// How fast, in points a second.
  let velocity: CGFloat

  /// How fast the speed falls: k.
  private static let decay = -1000 * Exponential.logarithm(0.998)
  /// It comes to rest where so little of its way remains, in points.
  static let threshold = 0.5

  /// Where it would come to rest in the end.
  var end: CGFloat { start + velocity / Self.decay }

  /// Where it is, some seconds later.
  func position(at seconds: Double) -> CGFloat {
    start + velocity / Self.decay * (1 - Exponential.power(-Self.decay * seconds))
  }

  /// How fast it is, some seconds later.
  func velocity(at seconds: Double) -> CGFloat {
    velocity * Exponential.power(-Self.decay * seconds)
  }

  /// When it reaches a place that lies between its start and its end, in seconds.
  func time(reaching position: CGFloat) -> Double {
    Exponential.logarithm((end - start) / (end - position)) / Self.decay
  }

  /// When it comes to rest, in seconds.
  var duration: Double {
    let way = abs(end - start)
    return way > Self.threshold ? Exponential.logarithm(way / Self.threshold) / Self.decay : 0
  }
}
