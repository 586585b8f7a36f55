/// Where a font has lines under and through its letters, in points below the base line.
struct LineMetrics {
  var underline: Double
  var underlineThickness: Double
  var strikethrough: Double
  var strikethroughThickness: Double
}
