internal import Views

/// Text laid out in lines: which glyphs of which fonts stand where, in points.
///
/// A value that knows nothing of Pango any more, so that threads share it.
final class TextLayout: Sendable {
  /// A line and how much of `runs` is in it.
  struct Line {
    /// From the left to the right end of its letters.
    var width: Double
    /// From the upper side of the text to the line that the letters stand on.
    var baseline: Double
    /// Where its letters and the room it takes begin, from the base line.
    var top: Double
    /// Where they end.
    var bottom: Double
    var runs: Range<Int>
  }

  /// Glyphs of one font in one style, from left to right.
  struct Run {
    var font: FontMap.FontID
    /// The run of the text that the letters belong to.
    var source: Int
    /// Where it begins in its line.
    var x: Double
    var width: Double
    var glyphs: Range<Int>
  }

  /// A glyph, as its font counts them, and where it stands in its line.
  struct Glyph {
    var index: UInt32
    var x: Float
    var y: Float
  }

  /// How large it is.
  let measure: TextMeasure
  /// The uppermost first.
  let lines: [Line]
  let runs: [Run]
  let glyphs: [Glyph]

  init(lines: [Line], runs: [Run], glyphs: [Glyph], height: Double, isTruncated: Bool) {
    self.lines = lines
    self.runs = runs
    self.glyphs = glyphs
    measure = TextMeasure(
      size: CGSize(width: lines.map(\.width).max() ?? 0, height: height),
      firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0,
      isTruncated: isTruncated)
  }

  /// How large it would be with a letter in each line.
  ///
  /// - Parameter limit: The greatest number of lines.
  func measure(ofLetterLines limit: Int) -> TextMeasure {
    let count = max(1, min(glyphs.count, limit))
    let height = measure.size.height / Double(max(1, lines.count))
    let width = measure.size.width / Double(max(1, glyphs.count))
    return TextMeasure(
      size: CGSize(width: width, height: height * Double(count)),
      firstBaseline: measure.firstBaseline,
      lastBaseline: measure.firstBaseline + height * Double(count - 1),
      isTruncated: glyphs.count > limit)
  }
}
