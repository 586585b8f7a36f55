/// A moment of the calendar's clock, as `TimelineView` gives it and clock text shows it.
///
/// On screens, `formatted(_:locale:)` writes it as people do: `Text(date.formatted("%H:%M"))`. By
/// itself, as in `"\(date)"`, it is written for logs: `2026-01-01T09:41:00Z`.
nonisolated public struct Date: Hashable, Comparable, Sendable {
  /// Seconds since the beginning of 1970 in UTC, without leap seconds.
  public var timeIntervalSince1970: Double

  /// Makes a moment from seconds since the beginning of 1970 in UTC.
  public init(timeIntervalSince1970: Double) {
    self.timeIntervalSince1970 = timeIntervalSince1970
  }

  /// Seconds from another moment to this one.
  public func timeIntervalSince(_ other: Date) -> Double {
    timeIntervalSince1970 - other.timeIntervalSince1970
  }

  /// The moment some seconds later.
  public func addingTimeInterval(_ seconds: Double) -> Date {
    Date(timeIntervalSince1970: timeIntervalSince1970 + seconds)
  }

  /// Orders moments by time.
  public static func < (earlier: Date, later: Date) -> Bool {
    earlier.timeIntervalSince1970 < later.timeIntervalSince1970
  }
}
