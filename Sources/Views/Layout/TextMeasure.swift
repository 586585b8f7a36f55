/// How large laid out text is.
nonisolated package struct TextMeasure: Hashable, Sendable {
  /// Width of the longest line, and the height of all lines, in points.
  package var size: CGSize
  /// From the upper side to the base line of the first line.
  package var firstBaseline: CGFloat
  /// From the upper side to the base line of the last line.
  package var lastBaseline: CGFloat
  /// Whether something was left out at the line limit.
  package var isTruncated: Bool

  package init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, isTruncated: Bool = false
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
  }
}
