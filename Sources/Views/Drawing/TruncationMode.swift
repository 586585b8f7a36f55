/// Which part of a text gives way to an ellipsis.
nonisolated package enum TruncationMode: Hashable, Sendable {
  case head
  case middle
  case tail
}
