/// Moments of a list.
nonisolated public struct ExplicitTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  private let dates: [Date]

  /// Makes a schedule of moments in any order.
  public init(_ dates: some Sequence<Date>) {
    self.dates = dates.sorted()
  }

  /// The last moment that is not after `date`.
  public func entry(at date: Date) -> Date? { dates.last { $0 <= date } }

  /// The first moment after `date`.
  public func next(after date: Date) -> Date? { dates.first { $0 > date } }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  /// The moments of a list.
  public static func explicit(_ dates: some Sequence<Date>) -> Self {
    ExplicitTimelineSchedule(dates)
  }
}
