internal import LinuxIO
public import Views

extension Date {
  /// The present moment.
  public static var now: Date { KioskClock.now }

  /// Makes the present moment.
  public init() { self = .now }

  /// The moment as people write it, in the machine's time zone.
  ///
  /// ```swift
  /// TimelineView(.everyMinute) { context in
  ///   Text(context.date.formatted("%A, %H:%M", locale: "ko_KR.UTF-8"))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: What strftime understands, as in `%H:%M` or `%x`.
  ///   - locale: The name of an installed locale; empty for the one that the environment names
  ///     (`LC_ALL`, `LC_TIME`, `LANG`). One that is not installed counts as `C.UTF-8`.
  public func formatted(_ pattern: String, locale: String = "") -> String {
    CalendarText.text(
      of: timeIntervalSince1970, pattern: pattern, locale: locale,
      isUniversal: KioskClock.replayTime != nil)
  }
}
