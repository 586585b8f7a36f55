package import Composition
package import FramePacing
internal import Geometry

/// A picture of a pacing trace: a column for each frame, as high as what it shows is old.
///
/// ```
///   title                                          231 frames
///   7.9 ms       9.9 ms            10.0 ms     0 of 231
///   median       95th percentile   worst       late
///
///   ms
///   20 |- - - - - - - - - - - - - - - - - - - - - a refresh
///   10 |   #     #     #     |     #     #        newest sample -> commit
///    0 |___=_____=_____=_____=_____=_____=__      commit -> flip
/// ```
///
/// Time runs down to the flip at the foot. So the lower part shows the clock, which should be even,
/// and the upper part how the touchscreen's rhythm meets the panel's. A late frame stands before a
/// bar as high as the chart. However many frames there are, the sheet has at most `greatestCount`
/// columns; each then shows the frame with the greatest delay of several.
package struct LatencyChart: Sendable {
  /// Columns that are drawn: more are too narrow to be told apart.
  package static let greatestCount = 300

  private static let size = PixelSize(width: 1280, height: 620)
  private static let wait = Color(red: 0x4d, green: 0x8f, blue: 0x9c)
  private static let late = Color(red: 0xf2, green: 0xc1, blue: 0x4e)
  private static let plot = (left: 84.0, right: 1172.0, top: 186.0, bottom: 530.0)

  private let trace: PacingTrace
  private let title: String
  let columns: [PacingTrace.Frame]
  /// Every how many frames there is a column.
  let stride: Int
  let axis: ChartAxis

  /// Lays a chart out.
  package init(_ trace: PacingTrace, title: String) {
    self.trace = trace
    self.title = title
    let stride = max(1, (trace.frames.count + Self.greatestCount - 1) / Self.greatestCount)
    self.stride = stride
    columns = Swift.stride(from: 0, to: trace.frames.count, by: stride).compactMap { start in
      Self.worst(of: trace.frames[start..<min(start + stride, trace.frames.count)])
    }
    let heights = columns.flatMap { [$0.delay, $0.earlyDelay, $0.commitToFlip] }
    axis = ChartAxis(reaching: heights.compactMap { $0 }.max().map { $0 * 1000 } ?? 0)
  }

  /// The frame with the greatest delay, marked as late if any is.
  private static func worst(of frames: ArraySlice<PacingTrace.Frame>) -> PacingTrace.Frame? {
    var worst = frames.max { ($0.delay ?? -1, $0.commitToFlip) < ($1.delay ?? -1, $1.commitToFlip) }
    if frames.contains(where: \.isLate) { worst?.isLate = true }
    return worst
  }

  /// Draws the chart.
  ///
  /// - Returns: An upright picture in XRGB8888, to be written by `PNGWriter`.
  package func picture() throws(PictureError) -> PixelBuffer {
    let canvas = try CairoSurface(size: Self.size, filledWith: SheetStyle.paper)
    let count = trace.frames.count
    canvas.writeHeader(
      title: title,
      note: (count == 1 ? "1 frame" : "\(count) frames")
        + (stride > 1 ? "; the worst of each \(stride)" : ""))
    drawFigures(on: canvas)
    drawAxis(on: canvas)
    drawColumns(on: canvas)
    drawLegend(on: canvas)
    return canvas.picture()
  }

  private func drawFigures(on canvas: borrowing CairoSurface) {
    let figures = trace.figures
    let width = Double(Self.size.width - 2 * SheetStyle.margin) / Double(figures.count)
    for (index, figure) in figures.enumerated() {
      let x = Double(SheetStyle.margin) + Double(index) * width
      canvas.write(
        figure.value, x: x, baseline: 112, size: 28, color: SheetStyle.ink, isBold: true)
      canvas.write(figure.caption, x: x, baseline: 136, size: 14, color: SheetStyle.quietInk)
    }
  }

  private func drawAxis(on canvas: borrowing CairoSurface) {
    let plot = Self.plot
    for value in axis.ticks {
      let y = height(ofMilliseconds: value)
      canvas.fill(
        SheetStyle.track, x: plot.left, y: y, width: plot.right - plot.left, height: 1)
      canvas.write(
        "\(Int(value)) ms", x: plot.left - 10, baseline: y + 5, size: 14,
        color: SheetStyle.quietInk, leftwards: true)
    }
  }

  private func drawColumns(on canvas: borrowing CairoSurface) {
    let plot = Self.plot
    // A few frames are not drawn as walls.
    let pitch = min(24, (plot.right - plot.left) / Double(max(columns.count, 1)))
    let width = max(1, pitch * 0.72)
    for (index, frame) in columns.enumerated() {
      let x = plot.left + (Double(index) + 0.14) * pitch
      if frame.isLate {
        canvas.fill(Self.late, x: x, y: plot.top, width: width, height: plot.bottom - plot.top)
      }
      let commit = height(ofMilliseconds: frame.commitToFlip * 1000)
      canvas.fill(Self.wait, x: x, y: commit, width: width, height: plot.bottom - commit)
      if let delay = frame.delay {
        let sample = height(ofMilliseconds: delay * 1000)
        canvas.fill(
          SheetStyle.accent, x: x, y: sample, width: width, height: max(0, commit - sample))
      }
      if let early = frame.earlyDelay {
        let y = height(ofMilliseconds: early * 1000)
        canvas.fill(SheetStyle.ink, x: x, y: y - 1, width: width, height: 3)
      }
    }
    if trace.period > 0, trace.period * 1000 <= axis.top {
      let y = height(ofMilliseconds: trace.period * 1000)
      canvas.fill(SheetStyle.quietInk, x: plot.left, y: y, width: plot.right - plot.left, height: 1)
      canvas.write(
        "a refresh", x: plot.right + 10, baseline: y + 5, size: 14, color: SheetStyle.quietInk)
    }
  }

  private func drawLegend(on canvas: borrowing CairoSurface) {
    let baseline = Double(Self.size.height - SheetStyle.margin)
    var entries = [
      (SheetStyle.accent, "newest touch to commit"), (Self.wait, "commit to flip"),
      (Self.late, "late: a refresh was missed"),
    ]
    if trace.earlyDelays != nil {
      entries.append((SheetStyle.ink, "early: composed right after the blank before"))
    }
    for ((color, caption), x) in zip(entries, [84.0, 332, 532, 812]) {
      canvas.fill(color, x: x, y: baseline - 11, width: 12, height: 12)
      canvas.write(caption, x: x + 20, baseline: baseline, size: 14, color: SheetStyle.ink)
    }
  }

  /// Where a height lies; what is beyond the chart lies at its border.
  private func height(ofMilliseconds value: Double) -> Double {
    let plot = Self.plot
    let share = min(max(value / axis.top, 0), 1)
    return (plot.bottom - share * (plot.bottom - plot.top)).rounded()
  }
}
