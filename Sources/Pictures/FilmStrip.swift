package import Composition
internal import Geometry

/// A contact sheet: the frames of a swipe beside each other, small, with what they show below.
///
/// However many frames it is given, it keeps at most `greatestCount` of them, evenly spaced and
/// always with the first and the last: memory stays bounded by the sheet, not by the recording.
package struct FilmStrip: Sendable {
  /// One kept frame.
  struct Frame: Sendable {
    var picture: PixelBuffer
    var caption: String
    var detail: String
    var progress: Double?
  }

  /// Frames that are kept: more are too small to be looked at.
  package static let greatestCount = 48
  /// Pixels of a frame's longer side.
  static let frameExtent = 320

  /// Written above the frames.
  let title: String
  private(set) var kept: [Frame] = []
  private var last: Frame?
  /// Every how many frames one is kept.
  private var stride = 1
  /// Frames that were added, kept or not.
  private(set) var count = 0

  /// Starts a sheet.
  package init(title: String) {
    self.title = title
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - picture: The upright picture in XRGB8888, as `PixelBuffer.upright` makes it.
  ///   - caption: Written below it, at the left: `push 0.42`.
  ///   - detail: Written below it, at the right: `t=0.250 s`.
  ///   - progress: Drawn as a bar below it, 0...1; nil for none.
  package mutating func append(
    _ picture: PixelBuffer, caption: String, detail: String = "", progress: Double? = nil
  ) throws(PictureError) {
    let frame = Frame(
      picture: try Self.reduced(picture), caption: caption, detail: detail, progress: progress)
    last = nil
    if count % stride != 0 {
      last = frame
    } else {
      if kept.count == Self.greatestCount - 1 {
        kept = kept.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        stride *= 2
      }
      if count % stride == 0 { kept.append(frame) } else { last = frame }
    }
    count += 1
  }

  /// The frames of the sheet, in order.
  var frames: [Frame] { last.map { kept + [$0] } ?? kept }

  /// Draws the sheet.
  ///
  /// - Returns: An upright picture in XRGB8888, to be written by `PNGWriter`.
  package func picture() throws(PictureError) -> PixelBuffer {
    try FilmStripLayout(frames: frames, of: count, title: title).draw()
  }

  private static func reduced(_ picture: PixelBuffer) throws(PictureError) -> PixelBuffer {
    let size = picture.size
    let scale = min(1, Double(frameExtent) / Double(max(size.width, size.height)))
    let small = PixelSize(
      width: max(1, Int((Double(size.width) * scale).rounded())),
      height: max(1, Int((Double(size.height) * scale).rounded())))
    let canvas = try CairoSurface(size: small, filledWith: .black)
    canvas.draw(
      picture, x: 0, y: 0, width: Double(small.width), height: Double(small.height))
    return canvas.picture()
  }
}
