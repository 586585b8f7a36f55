/// Finds the size of letters and the number of lines with which text fits into a proposal.
@MainActor
struct TextFitting {
  let content: TextContent
  let proposal: ProposedViewSize
  /// How small letters may become before lines are left out, as a fraction.
  let minimumScale: Double
  /// For how many lines there is room even if the text has fewer.
  let reservedLines: Int
  let measuring: any Measuring

  /// Letters become smaller by this many steps, so that a few measurings find the right one, and
  /// the same one for the same text.
  private static let scaleSteps = 16
  /// As many lines are higher than any panel; more would take memory, and no more room.
  private static let mostReservedLines = 1000
  /// Points by which text may be too large: lengths that are added up and taken apart again miss
  /// their sum by the last bit, and a line must not be lost to that.
  private static let tolerance = 0.01

  func fit() -> TextFit {
    var content = content
    // Stacks ask how small text can be: one line is shown even where none fits.
    if minimumScale == 1, height < smallestLetters(of: content) { content.lineLimit = 1 }
    var measure = measure(content)
    if !fits(measure) {
      content = scaled(content)
      measure = self.measure(content)
      if measure.size.height > height + Self.tolerance {
        content.lineLimit = lineCount(of: content, height: measure.size.height)
        measure = self.measure(content)
      }
    }
    // A word may be longer than the line; the text itself never is.
    let size = CGSize(
      width: min(measure.size.width, width ?? .infinity),
      height: max(measure.size.height, reservedHeight(content)))
    return TextFit(content: content, measure: measure, size: size)
  }

  private var width: CGFloat? {
    // Endless lines are as long as they are.
    proposal.width.flatMap { $0 < .infinity ? max(0, $0) : nil }
  }

  private var height: CGFloat { proposal.height ?? .infinity }

  private func smallestLetters(of content: TextContent) -> CGFloat {
    max(1, content.runs.map(\.font.size).min() ?? 1)
  }

  private func measure(_ content: TextContent) -> TextMeasure {
    measuring.measure(content, width: width)
  }

  private func fits(_ measure: TextMeasure) -> Bool {
    !measure.isTruncated && measure.size.height <= height + Self.tolerance
      && measure.size.width <= (width ?? .infinity) + Self.tolerance
  }

  /// The text with its letters as large as they fit, or as small as they may be.
  private func scaled(_ content: TextContent) -> TextContent {
    guard minimumScale < 1 else { return content }
    func scaled(_ step: Int) -> TextContent {
      content.scaled(by: 1 - (1 - minimumScale) * Double(step) / Double(Self.scaleSteps))
    }
    let step = firstIndex(in: 1..<Self.scaleSteps) { fits(measure(scaled($0))) }
    return scaled(step)
  }

  /// How many lines have room; at least one is always shown.
  private func lineCount(of content: TextContent, height full: CGFloat) -> Int {
    // No line is lower than its letters, so that there are not more than this.
    let most = max(1, Int(max(0, height) / smallestLetters(of: content)))
    // The first number of lines that is too many, and one less.
    return max(
      1,
      firstIndex(in: 1..<min(most, content.lineLimit ?? most) + 1) { lines in
        var content = content
        content.lineLimit = lines
        return measure(content).size.height > height + Self.tolerance
      } - 1)
  }

  private func reservedHeight(_ content: TextContent) -> CGFloat {
    guard reservedLines > 0, var first = content.runs.first else { return 0 }
    var lines = content
    first.string = String(repeating: "\n", count: min(reservedLines, Self.mostReservedLines) - 1)
    lines.runs = [first]
    return measuring.measure(lines, width: nil).size.height
  }

  /// The first number of a range for which something holds, where it holds for all that follow; the
  /// range's end where it never does.
  private func firstIndex(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension TextContent {
  nonisolated fileprivate func scaled(by factor: Double) -> TextContent {
    var content = self
    for index in content.runs.indices { content.runs[index].font.size *= factor }
    return content
  }
}
