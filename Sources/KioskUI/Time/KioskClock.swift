internal import LinuxIO
internal import Synchronization
internal import Views

/// What time it is for views: the machine's, or a replay's, so that a recording gives the same
/// pictures in every year and zone.
enum KioskClock {
  /// When replays begin: the time on the clocks of product photographs, in UTC.
  static let replayStart = Date(timeIntervalSince1970: 1_767_260_460)  // 2026-01-01 09:41:00

  private static let replayed = Mutex<Date?>(nil)

  /// The time of a replay; nil while the machine's time counts.
  static var replayTime: Date? {
    get { replayed.withLock { $0 } }
    set { replayed.withLock { $0 = newValue } }
  }

  static var now: Date { replayTime ?? Date(timeIntervalSince1970: CalendarClock.now) }
}
