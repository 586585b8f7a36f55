internal import Views

extension TextContent {
  /// What stands for the part that is left out.
  private static let ellipsis = "…"
  /// Ends a line but no paragraph: Pango counts a limit of lines for each paragraph.
  private static let lineSeparator: Character = "\u{2028}"

  /// The text as one paragraph, its line ends kept.
  var asOneParagraph: TextContent {
    var text = self
    for index in runs.indices where runs[index].string.contains(where: \.isNewline) {
      text.runs[index].string = String(
        runs[index].string.map { $0.isNewline ? Self.lineSeparator : $0 })
    }
    return text
  }

  /// The text up to the first line end after a place, and an ellipsis; nil where no line ends there.
  ///
  /// - Parameter start: Counted in UTF-8 from the beginning of the first run.
  func cut(atLineEndAfter start: Int) -> TextContent? {
    var offset = 0
    for index in runs.indices {
      let string = runs[index].string
      let first = string.utf8.index(
        string.startIndex, offsetBy: max(0, start - offset), limitedBy: string.endIndex)
      if let first, let end = string[first...].firstIndex(of: Self.lineSeparator) {
        var text = self
        text.runs.removeSubrange((index + 1)...)
        text.runs[index].string = string[..<end] + Self.ellipsis
        return text
      }
      offset += string.utf8.count
    }
    return nil
  }

  /// How far a line begins from the left side of a frame, in points.
  func x(ofLineOfWidth lineWidth: CGFloat, inWidth width: CGFloat) -> CGFloat {
    switch (alignment, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): width - lineWidth
    case (.center, _): (width - lineWidth) / 2
    }
  }
}
