nonisolated extension Text {
  /// Which part of a text gives way to an ellipsis.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning.
    case head
    /// The middle.
    case middle
    /// The end.
    case tail
  }
}
