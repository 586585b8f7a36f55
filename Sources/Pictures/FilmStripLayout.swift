internal import Composition
internal import Geometry

/// Where everything lies on a contact sheet.
///
/// ```
///   title                                     12 frames
///   +---------+  +---------+  +---------+  +---------+
///   |         |  |         |  |         |  |         |
///   +====-----+  +=====----+  +======---+  +=======--+     progress
///    push 0.42     push 0.51    push 0.63    push 0.70
/// ```
struct FilmStripLayout {
  private static let gap = 20
  /// Bar and caption below a frame.
  private static let footer = 30

  let frames: [FilmStrip.Frame]
  let title: String
  /// At the right of the title: how many frames there are, and of how many.
  let note: String
  /// The largest frame; others are set in its upper left corner.
  private let cell: PixelSize
  /// Frames beside each other.
  let columns: Int

  init(frames: [FilmStrip.Frame], of total: Int, title: String) {
    self.frames = frames
    self.title = title
    let share = frames.count == total ? "\(total)" : "\(frames.count) of \(total)"
    note = total == 1 ? "1 frame" : "\(share) frames"
    cell = PixelSize(
      width: frames.map(\.picture.size.width).max() ?? FilmStrip.frameExtent,
      height: frames.map(\.picture.size.height).max() ?? 1)
    columns = Self.columns(for: frames.count, cell: cell)
  }

  /// The fewest columns that make the sheet at least as wide as high, at least 4 where there are
  /// so many frames: a page or a screen is read that way.
  static func columns(for count: Int, cell: PixelSize) -> Int {
    let fewest = min(4, max(1, count))
    for columns in fewest...max(fewest, count) {
      let rows = (count + columns - 1) / columns
      if columns * (cell.width + gap) >= rows * (cell.height + footer + gap) { return columns }
    }
    return max(fewest, count)
  }

  var size: PixelSize {
    let rows = max(1, (frames.count + columns - 1) / columns)
    return PixelSize(
      width: 2 * SheetStyle.margin + columns * (cell.width + Self.gap) - Self.gap,
      height: 2 * SheetStyle.margin + SheetStyle.header + rows
        * (cell.height + Self.footer + Self.gap)
        - Self.gap)
  }

  func draw() throws(PictureError) -> PixelBuffer {
    let canvas = try CairoSurface(size: size, filledWith: SheetStyle.paper)
    canvas.writeHeader(title: title, note: note)
    for (index, frame) in frames.enumerated() {
      draw(
        frame, on: canvas,
        x: Double(SheetStyle.margin + index % columns * (cell.width + Self.gap)),
        y: Double(
          SheetStyle.margin + SheetStyle.header + index / columns
            * (cell.height + Self.footer + Self.gap)))
    }
    return canvas.picture()
  }

  private func draw(
    _ frame: FilmStrip.Frame, on canvas: borrowing CairoSurface, x: Double, y: Double
  ) {
    let width = Double(frame.picture.size.width)
    let height = Double(frame.picture.size.height)
    canvas.draw(frame.picture, x: x, y: y, width: width, height: height)
    if let progress = frame.progress {
      let done = width * min(max(progress, 0), 1)
      canvas.fill(SheetStyle.track, x: x, y: y + height, width: width, height: 3)
      canvas.fill(SheetStyle.accent, x: x, y: y + height, width: done, height: 3)
    }
    let baseline = y + height + 22
    canvas.write(frame.caption, x: x, baseline: baseline, size: 13, color: SheetStyle.ink)
    canvas.write(
      frame.detail, x: x + width, baseline: baseline, size: 13, color: SheetStyle.quietInk,
      leftwards: true)
  }
}
