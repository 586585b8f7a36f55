internal import Views

/// What a typesetter works with: fonts, text that was laid out, glyphs that were drawn.
///
/// One thread at a time may use it.
struct TypeCase {
  /// A program that uses more fonts, sizes and scales counted, does so without end.
  private static let greatestFontCount = 1024

  private(set) lazy var fonts = FontMap()
  /// A few screens full of text; one line takes about 1 kB.
  private var layouts = RecentCache<TextKey, TextLayout>(budget: 4096)
  private var lineMetrics: [ResolvedFont: LineMetrics] = [:]
  var glyphs = GlyphCache()

  /// Text in lines no longer than a width; nil for lines as long as they are.
  mutating func layout(_ text: TextContent, width: CGFloat?) -> TextLayout {
    if max(fonts.count, glyphs.count) > Self.greatestFontCount { self = TypeCase() }
    let natural = layout(TextKey(text: text, width: nil))
    let limit = text.lineLimit.map { max(1, $0) } ?? .max
    let width = width ?? .infinity
    // Where nothing has to be broken or left out, all widths and limits are alike.
    if natural.measure.size.width <= width, natural.lines.count <= limit { return natural }
    return layout(TextKey(text: text, width: width))
  }

  /// How large text is.
  ///
  /// Stacks ask each text how narrow it can be. Where there is no width at all, nothing can be seen;
  /// that a letter stands in each line is known without laying out all of them.
  mutating func measure(_ text: TextContent, width: CGFloat?) -> TextMeasure {
    guard let width, width <= 0 else { return layout(text, width: width).measure }
    return layout(text, width: nil).measure(ofLetterLines: text.lineLimit ?? .max)
  }

  private mutating func layout(_ key: TextKey) -> TextLayout {
    if let known = layouts.value(for: key) { return known }
    let layout = layOut(key)
    layouts.insert(layout, for: key)
    return layout
  }

  /// Lays text out anew.
  ///
  /// Pango puts everything that is beyond the limit of lines into the last one, and leaves out what
  /// does not fit there. But the text of another line must not follow even where it would.
  private mutating func layOut(_ key: TextKey) -> TextLayout {
    guard let width = key.width, let limit = key.text.lineLimit else {
      return PangoText(key.text, width: key.width, lineLimit: nil, fonts: fonts)
        .layout(of: key.text, fonts: fonts, isTruncated: false)
    }
    let text = key.text.asOneParagraph
    let lines = PangoText(text, width: width, lineLimit: max(1, limit), fonts: fonts)
    if text.truncationMode == .tail, let start = lines.start(ofLine: max(1, limit) - 1),
      let cut = text.cut(atLineEndAfter: start)
    {
      return PangoText(cut, width: width, lineLimit: max(1, limit), fonts: fonts)
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
