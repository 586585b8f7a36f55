internal import Geometry

/// Remembers glyphs' pixels.
struct GlyphCache {
  private struct FontKey: Hashable {
    var font: FontMap.FontID
    var scaleX: Double
    var scaleY: Double
    var rotation: Rotation
  }

  private struct Key: Hashable {
    var font: Int32
    var glyph: UInt32
    var phaseX: Int8
    var phaseY: Int8
  }

  /// Glyphs stand on whole fourths of pixels: finer ones nobody sees.
  static let phases = 4.0

  private var numbers: [FontKey: Int32] = [:]
  private var fonts: [ScaledFont?] = []
  /// Glyphs of nothing, as blanks have them, are remembered too.
  private var images = RecentCache<Key, GlyphImage?>(budget: 8 << 20)

  /// How many fonts were used, each scale counted.
  var count: Int { fonts.count }

  /// The number of a font at a scale.
  mutating func number(
    of font: FontMap.FontID, scaleX: Double, scaleY: Double, rotation: Rotation, in map: FontMap
  ) -> Int32 {
    let key = FontKey(font: font, scaleX: scaleX, scaleY: scaleY, rotation: rotation)
    if let known = numbers[key] { return known }
    let number = Int32(fonts.count)
    fonts.append(map.scaled(font, scaleX: scaleX, scaleY: scaleY, rotation: rotation))
    numbers[key] = number
    return number
  }

  /// A glyph that stands some fourths of a pixel right of and below a whole one; nil where there is
  /// nothing to see.
  mutating func image(
    ofGlyph glyph: UInt32, font: Int32, phaseX: Int, phaseY: Int
  ) -> GlyphImage? {
    let key = Key(font: font, glyph: glyph, phaseX: Int8(phaseX), phaseY: Int8(phaseY))
    if let known = images.value(for: key) { return known }
    let image = fonts[Int(font)]?.image(
      ofGlyph: glyph, x: Double(phaseX) / Self.phases, y: Double(phaseY) / Self.phases)
    images.insert(image, for: key, cost: 64 + (image?.bytes.count ?? 0))
    return image
  }
}
