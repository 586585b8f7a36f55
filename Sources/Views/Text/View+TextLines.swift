extension View {
  /// Sets the greatest number of lines of a text inside the view; nil for as many as it takes.
  public func lineLimit(_ number: Int?) -> some View {
    environment(changedBy: LineLimitChange(limit: number, reservedLines: 0))
  }

  /// Sets the greatest number of lines of a text inside the view.
  ///
  /// - Parameter reservesSpace: Whether it keeps the room for all of them even if it has fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(
      changedBy: LineLimitChange(limit: limit, reservedLines: reservesSpace ? limit : 0))
  }

  /// Sets the least and the greatest number of lines of a text inside the view; it keeps the room for
  /// the least.
  public func lineLimit(_ limits: ClosedRange<Int>) -> some View {
    environment(
      changedBy: LineLimitChange(limit: limits.upperBound, reservedLines: limits.lowerBound))
  }

  /// Sets the least number of lines of a text inside the view; it keeps the room for them.
  public func lineLimit(_ limits: PartialRangeFrom<Int>) -> some View {
    environment(changedBy: LineLimitChange(limit: nil, reservedLines: limits.lowerBound))
  }

  /// Sets the greatest number of lines of a text inside the view.
  public func lineLimit(_ limits: PartialRangeThrough<Int>) -> some View {
    lineLimit(limits.upperBound)
  }

  /// Sets the points between lines, beyond what the font says.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets where lines stand that are shorter than the longest one of their text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets which part of a text an ellipsis stands for where there is no room for all of it.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets letters become smaller, before text is left out, until it fits.
  ///
  /// - Parameter factor: How small they may become, as a fraction of their size, 0...1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor.share)
  }

  /// Makes the letters of text inside the view capital or small; nil leaves them as they are.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
