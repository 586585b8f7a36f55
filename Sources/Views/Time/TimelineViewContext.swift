/// What the content of a `TimelineView` is told.
nonisolated public struct TimelineViewContext: Hashable, Sendable {
  /// The moment of the schedule that is shown.
  public let date: Date
}
