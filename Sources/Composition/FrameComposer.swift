package import Geometry

/// Works out which pixels of a frame's layers are visible, and in which order to copy them.
///
/// The layers of a slide are whole screens, moved sideways; where they overlap, only the upper one
/// is seen. Painting them bottom up would write the overlap twice and read the lower screen for
/// nothing. Instead the panel is cut at the layers' edges:
///
/// ```
///   a push on an upright panel         the same on a panel turned by 90 degrees
///
///   columns 0        594      1023     +-----------------+ row 0
///           +---------+----------+     | leaving screen  |
///           | leaving | arriving |     +-----------------+ row 594
///           | screen  | screen   |     | arriving screen |
///           +---------+----------+     +-----------------+ row 1023
///   one band of all rows, two spans    two bands, one span each
/// ```
///
/// - A *span* is a run of columns that shows one layer, the uppermost one there that is opaque.
/// - What is seen in part above it follows as *blended* spans on the same columns, bottom first.
/// - A *band* is a run of rows that all have the same spans.
/// - Where no layer is, the panel is black.
///
/// Buffers are in scan-out orientation, so a rotated panel only turns a horizontal slide into a
/// vertical one; layers offset both ways, or smaller than the panel, are cut just the same. A layer is
/// seen through evenly: pixels with an opacity of their own are not handled.
///
/// The work grows with the square of the number of layers, of which there are one to six. Once the
/// arrays have grown to the busiest frame, composing allocates nothing.
package struct FrameComposer: Sendable {
  /// The plan of the frame that was composed last.
  package private(set) var plan = FramePlan()
  private var areas: [PanelArea] = []

  /// Makes a composer whose plan is empty.
  package init() {}

  /// Replaces `plan` by the plan of a frame.
  ///
  /// - Parameters:
  ///   - layers: The frame's pictures, bottom first.
  ///   - panel: The panel's size in pixels, before rotation.
  package mutating func compose(_ layers: [PlacedBuffer], on panel: PixelSize) {
    plan.bands.removeAll(keepingCapacity: true)
    plan.spans.removeAll(keepingCapacity: true)
    areas.removeAll(keepingCapacity: true)
    for layer in layers {
      areas.append(PanelArea(of: layer, on: panel))
    }
    guard panel.width > 0 else { return }
    var top = 0
    while top < panel.height {
      let bottom = nextEdge(below: top, limit: panel.height)
      appendBand(rows: top..<bottom, width: panel.width)
      top = bottom
    }
  }

  /// The first row below `row` where a layer begins or ends.
  private func nextEdge(below row: Int, limit: Int) -> Int {
    var edge = limit
    for area in areas {
      if area.rows.lowerBound > row { edge = min(edge, area.rows.lowerBound) }
      if area.rows.upperBound > row { edge = min(edge, area.rows.upperBound) }
    }
    return edge
  }

  /// Cuts rows that meet the same layers into spans, and joins them to the band above where that
  /// is cut alike: an edge that is covered by an upper layer does not count.
  private mutating func appendBand(rows: Range<Int>, width: Int) {
    let first = plan.spans.count
    var x = 0
    while x < width {
      x = appendSpans(at: x, y: rows.lowerBound, limit: width)
    }
    if let above = plan.bands.last, plan.spans[above.spans].elementsEqual(plan.spans[first...]) {
      plan.spans.removeSubrange(first...)
      plan.bands[plan.bands.count - 1].rows = above.rows.lowerBound..<rows.upperBound
    } else {
      plan.bands.append(RowBand(rows: rows, spans: first..<plan.spans.count))
    }
  }

  /// Appends the longest run of columns from `x` on that shows what is uppermost at `x`, and what is
  /// blended over that.
  ///
  /// - Returns: The column after the run.
  private mutating func appendSpans(at x: Int, y: Int, limit: Int) -> Int {
    var end = limit
    var base: Int?
    var index = areas.count
    while index > 0, base == nil {
      index -= 1
      let area = areas[index]
      if area.contains(x: x, y: y) {
        end = min(end, area.columns.upperBound)
        if area.isOpaque { base = index }
      } else if area.rows.contains(y), area.columns.lowerBound > x {
        end = min(end, area.columns.lowerBound)
      }
    }
    plan.spans.append(RowSpan(x: x, width: end - x, layer: base))
    for index in (base ?? -1) + 1..<areas.count where areas[index].contains(x: x, y: y) {
      plan.spans.append(RowSpan(x: x, width: end - x, layer: index, isBlended: true))
    }
    return end
  }
}
