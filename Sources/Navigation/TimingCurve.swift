/// How a timed motion is spread over its duration: 0...1 of the time to 0...1 of the way.
public protocol TimingCurve: Sendable {
  /// The part of the way at a part of the time; `time` is 0...1.
  func value(at time: Double) -> Double
}
