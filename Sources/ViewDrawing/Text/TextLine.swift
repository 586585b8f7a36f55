/// A line of laid out text, in points.
struct TextLine {
  /// From the left to the right end of its letters.
  var width: Double
  /// From the upper side of the text to the line that the letters stand on.
  var baseline: Double
}
