/// When a `TimelineView` shows something new.
public protocol TimelineSchedule {
  /// The last moment of the schedule that is not after `date`; nil where it has not begun.
  func entry(at date: Date) -> Date?

  /// The first moment of the schedule after `date`; nil where there is none.
  func next(after date: Date) -> Date?
}
