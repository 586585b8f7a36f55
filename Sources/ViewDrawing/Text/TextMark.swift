internal import Views

/// One thing that is drawn to show text.
enum TextMark: Sendable {
  /// Letters of one colour: how much of each pixel they cover.
  case letters(PixelPatch, ResolvedColor)
  /// A letter that has colours of its own, in Cairo's ARGB32, and how opaque it is.
  case picture(PixelPatch, opacity: Double)
  /// A line under or through letters.
  case line(PixelRect, ResolvedColor)
}
