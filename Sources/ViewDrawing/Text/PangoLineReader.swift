internal import CPangoCairo
internal import Views

/// Reads lines of a layout of Pango's, one after another from the top.
struct PangoLineReader {
  private let fonts: FontMap
  private let spacing: Double
  /// Where each run of the text ends, counted in UTF-8.
  private let ends: [Int]
  private var lines: [TextLayout.Line] = []
  private var runs: [TextLayout.Run] = []
  private var glyphs: [TextLayout.Glyph] = []
  private var height = 0.0

  init(_ text: TextContent, fonts: FontMap) {
    self.fonts = fonts
    spacing = text.lineSpacing
    var end = 0
    ends = text.runs.map { run in
      end += run.string.utf8.count
      return end
    }
  }

  /// What was read.
  func layout(isTruncated: Bool) -> TextLayout {
    TextLayout(
      lines: lines, runs: runs, glyphs: glyphs, height: height, isTruncated: isTruncated)
  }

  /// Adds a line below the others.
  ///
  /// SAFETY: the line's layout is alive.
  mutating func add(_ line: UnsafeMutablePointer<PangoLayoutLine>) {
    var ink = PangoRectangle()
    var extents = PangoRectangle()
    unsafe pango_layout_line_get_extents(line, &ink, &extents)
    if !lines.isEmpty { height += spacing }
    let first = runs.count
    var x = 0.0
    let list = unsafe line.pointee.runs
    let count = unsafe g_slist_length(list)
    for index in 0..<count {
      if let run = unsafe g_slist_nth_data(list, index)?.assumingMemoryBound(
        to: PangoLayoutRun.self)
      {
        unsafe add(run, at: &x)
      }
    }
    lines.append(
      TextLayout.Line(
        width: extents.width.points, baseline: height - extents.y.points,
        top: min(ink.y, extents.y).points,
        bottom: max(ink.y + ink.height, extents.y + extents.height).points,
        runs: first..<runs.count))
    height += extents.height.points
  }

  private mutating func add(_ run: UnsafeMutablePointer<PangoLayoutRun>, at x: inout Double) {
    // SAFETY: a run has an item with a font and a string of glyphs; all are the layout's.
    let item = unsafe run.pointee.item.pointee
    let string = unsafe run.pointee.glyphs.pointee
    let first = glyphs.count
    let start = x
    for index in 0..<Int(unsafe string.num_glyphs) {
      let glyph = unsafe string.glyphs[index]
      if glyph.glyph != PangoLineReader.emptyGlyph {
        glyphs.append(
          TextLayout.Glyph(
            index: glyph.glyph & PangoLineReader.unknownFlag == 0 ? glyph.glyph : 0,
            x: Float(x + glyph.geometry.x_offset.points),
            y: Float(glyph.geometry.y_offset.points)))
      }
      x += glyph.geometry.width.points
    }
    guard let font = unsafe item.analysis.font else { return }
    let offset = unsafe Int(item.offset)
    runs.append(
      TextLayout.Run(
        font: unsafe fonts.id(of: font),
        source: ends.firstIndex { $0 > offset } ?? max(0, ends.count - 1), x: start,
        width: x - start, glyphs: first..<glyphs.count))
  }

  /// PANGO_GLYPH_EMPTY: takes room, if any, and shows nothing.
  private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
  /// PANGO_GLYPH_UNKNOWN_FLAG: no font has the letter; every font's glyph 0 stands for such.
  private static let unknownFlag: PangoGlyph = 0x1000_0000
}
