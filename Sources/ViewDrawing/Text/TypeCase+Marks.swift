internal import Geometry
internal import Views

extension TypeCase {
  /// The pixels of text.
  ///
  /// The place where a line begins is rounded to whole pixels, so that every line is as crisp as the
  /// others; the letters in it stand where they do.
  mutating func marks(of text: TextContent, at target: TextPlacement) -> [TextMark] {
    let layout = layout(text, width: target.frame.width)
    let placement = target.placement
    var marks: [TextMark] = []
    for line in layout.lines {
      let x = text.x(ofLineOfWidth: line.width, inWidth: target.frame.width)
      let start = placement(
        CGPoint(x: target.frame.minX + x, y: target.frame.minY + line.baseline))
      let pen = CGPoint(x: start.x.rounded(), y: start.y.rounded())
      guard
        Self.pixelRows(of: line, from: pen, at: placement).overlaps(
          target.clip.y..<target.clip.maxY)
      else { continue }
      for run in layout.runs[line.runs] {
        let style = text.runs[run.source]
        if style.isUnderlined {
          let metrics = lineMetrics(of: style.font)
          marks.append(
            .line(
              Self.line(
                under: run, from: pen, at: placement, y: metrics.underline,
                thickness: metrics.underlineThickness), style.color))
        }
        marks += letters(of: layout.glyphs[run.glyphs], run, style.color, from: pen, at: target)
        if style.isStruckThrough {
          let metrics = lineMetrics(of: style.font)
          marks.append(
            .line(
              Self.line(
                under: run, from: pen, at: placement, y: metrics.strikethrough,
                thickness: metrics.strikethroughThickness), style.color))
        }
      }
    }
    return marks
  }

  /// The rows that a line may touch, seen from its pen; its letters' places are rounded.
  private static func pixelRows(
    of line: TextLayout.Line, from pen: CGPoint, at placement: PixelPlacement
  ) -> Range<Int> {
    // Of a line that stands on its head, the upper end is the lower one.
    let ends = (pen.y + line.top * placement.scaleY, pen.y + line.bottom * placement.scaleY)
    let (top, bottom) = (min(ends.0, ends.1) - 2, max(ends.0, ends.1) + 2)
    let area = PixelRect(touching: CGRect(x: 0, y: top, width: 0, height: bottom - top))
    return area.y..<area.maxY
  }

  /// A line along a run, of whole pixels and at least one.
  private static func line(
    under run: TextLayout.Run, from pen: CGPoint, at placement: PixelPlacement, y: Double,
    thickness: Double
  ) -> PixelRect {
    let left = (pen.x + run.x * placement.scaleX).rounded()
    let right = (pen.x + (run.x + run.width) * placement.scaleX).rounded()
    let top = (pen.y + y * placement.scaleY).rounded()
    let height = max(1, (thickness * placement.scaleY).rounded())
    return PixelRect(
      touching: CGRect(x: left, y: top, width: right - left, height: height))
  }

  private mutating func letters(
    of letters: ArraySlice<TextLayout.Glyph>, _ run: TextLayout.Run, _ color: ResolvedColor,
    from pen: CGPoint, at target: TextPlacement
  ) -> [TextMark] {
    let (raster, placement) = (target.raster, target.placement)
    let font = glyphs.number(
      of: run.font, scaleX: placement.scaleX, scaleY: placement.scaleY, rotation: raster.rotation,
      in: fonts)
    let wanted = raster.panelRect(ofLogical: target.clip)
    var marks: [TextMark] = []
    var mask = LetterMask()
    for letter in letters {
      let place = raster.panelPoint(
        ofLogical: CGPoint(
          x: pen.x + Double(letter.x) * placement.scaleX,
          y: pen.y + Double(letter.y) * placement.scaleY))
      let x = PixelRect.whole((place.x * GlyphCache.phases).rounded())
      let y = PixelRect.whole((place.y * GlyphCache.phases).rounded())
      let phases = Int(GlyphCache.phases)
      let phaseX = x & (phases - 1)
      let phaseY = y & (phases - 1)
      guard
        let image = glyphs.image(
          ofGlyph: letter.index, font: font, phaseX: phaseX, phaseY: phaseY)
      else { continue }
      let column = (x - phaseX) / phases + image.x
      let row = (y - phaseY) / phases + image.y
      let area = PixelRect(x: column, y: row, width: image.width, height: image.height)
      // A long line takes memory for what is seen of it only.
      guard area.intersects(wanted) else { continue }
      if image.isColored {
        marks.append(
          .picture(
            PixelPatch(
              x: column, y: row, width: image.width, height: image.height, bytes: image.bytes),
            opacity: color.opacity))
      } else {
        mask.add(image, x: column, y: row)
      }
    }
    if let patch = mask.patch { marks.append(.letters(patch, color)) }
    return marks
  }
}
