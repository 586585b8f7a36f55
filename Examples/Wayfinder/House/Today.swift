import KioskUI

/// A moment as the house sees it: what day it is, and whether the doors are open.
struct Today: Hashable {
  /// The minutes of the day in which the house is open; nil where it is not.
  let hours: Range<Int>?
  /// Minutes since midnight.
  let minute: Int
  /// The time, as on a clock.
  let clock: String

  init(_ date: Date) {
    clock = date.formatted("%H:%M")
    minute = Today.number(date, "%H") * 60 + Today.number(date, "%M")
    hours = Today.hours(onWeekday: Today.number(date, "%u"))
  }

  /// Closed on Mondays, late on Wednesdays.
  private static func hours(onWeekday weekday: Int) -> Range<Int>? {
    switch weekday {
    case 1: nil
    case 3: 10 * 60..<21 * 60
    default: 10 * 60..<18 * 60
    }
  }

  private static func number(_ date: Date, _ pattern: String) -> Int {
    Int(date.formatted(pattern)) ?? 0
  }

  /// What a visitor can expect.
  var heading: Phrase {
    guard let hours else { return Words.closedToday }
    if minute < hours.lowerBound { return Words.opensSoon }
    return hours.contains(minute) ? Words.isOpen : Words.isOver
  }

  /// When the house is open.
  var detail: Phrase {
    guard let hours else { return Words.opensTuesday }
    let span = "\(hours.lowerBound / 60):00 – \(hours.upperBound / 60):00"
    return Phrase("오늘 \(span)", "Today \(span)")
  }

  /// A minute of the day as a fraction of it.
  static func fraction(_ minute: Int) -> Double { Double(minute) / (24 * 60) }
}
