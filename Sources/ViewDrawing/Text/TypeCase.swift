internal import Views

/// What a typesetter works with: fonts, text that was laid out, glyphs that were drawn.
///
/// One thread at a time may use it.
struct TypeCase {
  private struct Key: Hashable {
    let text: TextContent
    let width: CGFloat?
  }

  /// A program that uses more fonts, sizes and scales counted, does so without end.
  private static let greatestFontCount = 1024

  private(set) lazy var fonts = FontMap()
  /// A few screens full of text; one line takes about 1 kB.
  private var layouts = RecentCache<Key, TextLayout>(budget: 4096)
  private var lineMetrics: [ResolvedFont: LineMetrics] = [:]
  var glyphs = GlyphCache()

  /// Text in lines no longer than a width; nil for lines as long as they are.
  mutating func layout(_ text: TextContent, width: CGFloat?) -> TextLayout {
    if max(fonts.count, glyphs.count) > Self.greatestFontCount { self = TypeCase() }
    let natural = layout(Key(text: text, width: nil))
    // Where nothing has to be broken, all widths are alike.
    guard let width, natural.measure.size.width > width else { return natural }
    return layout(Key(text: text, width: width))
  }

  private mutating func layout(_ key: Key) -> TextLayout {
    if let known = layouts.value(for: key) { return known }
    let layout = layOut(key)
    layouts.insert(layout, for: key)
    return layout
  }

  /// Lays text out anew.
  ///
  /// Pango puts everything that is beyond the limit of lines into the last one, and leaves out what
  /// does not fit there. But the text of another line must not follow even where it would.
  private mutating func layOut(_ key: Key) -> TextLayout {
    let text = key.text.lineLimit == nil ? key.text : key.text.asOneParagraph
    let lines = PangoText(text, width: key.width, fonts: fonts)
    if let limit = text.lineLimit, text.truncationMode == .tail,
      let start = lines.start(ofLine: max(1, limit) - 1),
      let cut = text.cut(atLineEndAfter: start)
    {
      return PangoText(cut, width: key.width, fonts: fonts)
        .layout(of: cut, fonts: fonts, isTruncated: true)
    }
    return lines.layout(of: text, fonts: fonts, isTruncated: lines.isTruncated)
  }

  /// Where a font has lines under and through its letters.
  mutating func lineMetrics(of font: ResolvedFont) -> LineMetrics {
    if let known = lineMetrics[font] { return known }
    let metrics = fonts.lineMetrics(of: font)
    lineMetrics[font] = metrics
    return metrics
  }
}
