/// How a view of a given shape uses the room it is offered.
nonisolated public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it can be without sticking out.
  case fit
  /// As small as it can be without leaving anything uncovered.
  case fill
}
