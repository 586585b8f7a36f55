/// Moments at equal distances.
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  private let start: Date
  private let interval: Double

  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - start: One of its moments; there are none before it.
  ///   - interval: Seconds from one to the next; at least a thousandth.
  public init(from start: Date, by interval: Double) {
    self.start = start
    self.interval = max(0.001, interval)
  }

  private func count(at date: Date) -> Double {
    (date.timeIntervalSince(start) / interval).rounded(.down)
  }

  /// The last moment that is not after `date`.
  public func entry(at date: Date) -> Date? {
    date < start ? nil : start.addingTimeInterval(count(at: date) * interval)
  }

  /// The first moment after `date`.
  public func next(after date: Date) -> Date? {
    date < start ? start : start.addingTimeInterval((count(at: date) + 1) * interval)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments at equal distances, in seconds.
  public static func periodic(from start: Date, by interval: Double) -> Self {
    PeriodicTimelineSchedule(from: start, by: interval)
  }

  /// The beginning of each minute.
  public static var everyMinute: Self {
    PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 60)
  }
}
