/// A cubic Bézier from (0, 0) to (1, 1), as CSS and Core Animation define their curves.
public struct CubicBezierCurve: TimingCurve, Hashable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Slow at both ends: (0.42, 0, 0.58, 1), Core Animation's `easeInEaseOut` and the write-up's
  /// curve.
  public static let easeInOut = CubicBezierCurve(0.42, 0, 0.58, 1)
  /// The same speed all the way.
  public static let linear = CubicBezierCurve(0, 0, 1, 1)

  /// Makes a curve from its two control points.
  ///
  /// The x coordinates are times and are held to 0...1, where a time has one place.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// The part of the way at a part of the time.
  public func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    // x grows with the parameter, so bisection always finds it; 52 halvings exhaust a Double.
    var low = 0.0
    var high = 1.0
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Self.coordinate(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return Self.coordinate((low + high) / 2, y1, y2)
  }

  private static func coordinate(_ u: Double, _ first: Double, _ second: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * u * first + 3 * v * u * u * second + u * u * u
  }
}
