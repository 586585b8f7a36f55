/// A direction: across or down.
nonisolated public enum Axis: Int8, CaseIterable, Sendable {
  /// Across.
  case horizontal
  /// Down.
  case vertical

  /// The direction across this one.
  package var across: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Some of the axes.
  public struct Set: OptionSet, Sendable {
    /// A bit for each axis.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Down.
    public static let vertical = Set(rawValue: 2)
  }
}
