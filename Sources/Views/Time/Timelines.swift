/// The timelines of one screen, and the calendar's time as they know it.
@MainActor
struct Timelines {
  private(set) var now = Date(timeIntervalSince1970: 0)
  private var entries: [any TimelineEntry] = []

  mutating func add(_ entry: any TimelineEntry) { entries.append(entry) }

  mutating func remove(_ entry: any TimelineEntry) { entries.removeAll { $0 === entry } }

  /// Lets time pass; it may also jump back.
  mutating func advance(to date: Date) {
    now = date
    for entry in entries { entry.advance(to: date) }
  }

  /// When the next of them shows something new.
  var next: Date? { entries.compactMap { $0.next(after: now) }.min() }
}

/// A view that shows something new at certain moments.
@MainActor
protocol TimelineEntry: AnyObject {
  func next(after date: Date) -> Date?
  func advance(to date: Date)
}
