nonisolated extension Date: CustomStringConvertible {
  /// The second that the moment is in, by ISO 8601 and in UTC, as in `2026-01-01T09:41:00Z`.
  public var description: String {
    guard let seconds = Int64(exactly: timeIntervalSince1970.rounded(.down)) else {
      return "\(timeIntervalSince1970) s after 1970-01-01T00:00:00Z"
    }
    let (days, second) = Self.divided(seconds, by: 86_400)
    let (year, month, day) = Self.calendarDate(days)
    let date = "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))"
    let (hour, minute) = (second / 3600, second / 60 % 60)
    return "\(date)T\(Self.digits(hour, 2)):\(Self.digits(minute, 2))"
      + ":\(Self.digits(second % 60, 2))Z"
  }

  /// The Gregorian year, month and day that lie some days after 1970-01-01.
  ///
  /// Years are counted from March here, so that the leap day is a year's last; 400 years always
  /// have 146097 days.
  private static func calendarDate(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    // From 0000-03-01 to 1970-01-01.
    let (era, dayOfEra) = divided(days + 719_468, by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // From March on, five months have 153 days.
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
  }

  /// Rounded down, with a remainder that is not negative.
  private static func divided(
    _ number: Int64, by divisor: Int64
  ) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  private static func digits(_ number: Int64, _ count: Int) -> String {
    let digits = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, count - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}
