/// The pixels of a glyph, in the panel's orientation.
struct GlyphImage {
  /// From the pixel that the glyph stands on to the left column.
  var x: Int
  /// From the pixel that the glyph stands on to the upper row.
  var y: Int
  var width: Int
  var height: Int
  /// Rows without gaps; how much of each pixel is covered or, where it has colours of its own,
  /// Cairo's ARGB32.
  var bytes: [UInt8]
  var isColored: Bool
}
