package import Composition
package import Geometry

/// Makes screens' pixels: reads, fits, blends, turns and converts them for one panel.
///
/// It is a value without state: call it on any thread, several at once. A call reads from disk and
/// computes for up to some hundred milliseconds, so it belongs on a worker. It gives a whole
/// picture or an error that says why not; never half a picture, and no file brings it down.
package struct PictureDecoder: Hashable, Sendable {
  /// The panel in pixels, before rotation.
  package var panel: PixelSize
  /// How far the picture is turned on it.
  package var rotation: Rotation
  /// What it scans out.
  package var format: PixelFormat

  /// Describes what pictures are made for.
  package init(panel: PixelSize, rotation: Rotation = .none, format: PixelFormat = .xrgb8888) {
    self.panel = panel
    self.rotation = rotation
    self.format = format
  }

  /// Makes one screen's pixels, in the panel's orientation and format.
  ///
  /// - Parameters:
  ///   - source: What is shown.
  ///   - fit: How it is brought onto the screen.
  ///   - background: Shown in bars and through transparent parts.
  package func decode(
    _ source: PictureSource, fit: ContentFit = .contain, background: Color = .black
  ) throws(PictureError) -> PixelBuffer {
    switch source {
    case .color(let color): fill(with: color)
    case .image(let path): try decodeImage(path, fit: fit, background: background)
    case .svg(let path): try renderDrawing(path, fit: fit, background: background)
    }
  }

  /// Makes a screen of one colour.
  package func fill(with color: Color) -> PixelBuffer {
    let pixel = [color.red, color.green, color.blue]
    // One pixel is read again and again: without a step, the rows are the same everywhere.
    let one = PixelPacker(panel: PixelSize(width: 1, height: 1), rotation: .none, format: format)
      .pack(pixel.span, stride: 3, layout: .rgb, background: color)
    let count = panel.width * panel.height
    let bytes = [UInt8](capacity: count * format.bytesPerPixel) { output in
      for _ in 0..<count {
        for index in one.bytes.indices { output.append(one.bytes[index]) }
      }
    }
    return PixelBuffer(size: panel, format: format, bytes: bytes)
  }

  private var packer: PixelPacker {
    PixelPacker(panel: panel, rotation: rotation, format: format)
  }

  var screen: PixelSize { rotation.logicalSize(ofPanel: panel) }

  private func decodeImage(
    _ path: String, fit: ContentFit, background: Color
  ) throws(PictureError) -> PixelBuffer {
    let header = try PictureFile.header(of: path)
    // Its loader would make pixels of the drawing's own, small size.
    if header.isDrawing {
      return try renderDrawing(path, fit: fit, background: background)
    }
    try PictureFile.checkPixels(of: header, path: path)
    let picture = try load(path, header: header, fit: fit).oriented()
    if picture.size == screen { return try pack(picture, background: background) }
    return try pack(
      try picture.placed(on: screen, fit: fit, background: background), background: background)
  }

  private func pack(
    _ picture: borrowing Pixbuf, background: Color
  ) throws(PictureError) -> PixelBuffer {
    let packer = packer
    return try picture.withPixels { pixels, stride, layout in
      packer.pack(pixels, stride: stride, layout: layout, background: background)
    }
  }

  func load(
    _ path: String, header: PictureHeader, fit: ContentFit
  ) throws(PictureError) -> Pixbuf {
    // Only JPEG is smaller to decode when it is wanted smaller.
    guard header.format == "jpeg", let size = reducedSize(of: header.size, fit: fit) else {
      return try Pixbuf.load(path)
    }
    return try Pixbuf.load(path, scaledTo: size)
  }

  /// The size at which a much larger picture still has a pixel for each of the screen's, whichever
  /// way EXIF will turn it; nil where the whole picture is wanted.
  func reducedSize(of size: PixelSize, fit: ContentFit) -> PixelSize? {
    let scale = [size, size.transposed].map { size in
      let placement = fit.placement(
        ofWidth: Double(size.width), height: Double(size.height), on: screen)
      return max(
        placement.width / Double(size.width), placement.height / Double(size.height))
    }.reduce(0, max)
    guard scale < 0.5 else { return nil }
    return PixelSize(
      width: Int((Double(size.width) * scale).rounded(.up)),
      height: Int((Double(size.height) * scale).rounded(.up)))
  }

  private func renderDrawing(
    _ path: String, fit: ContentFit, background: Color
  ) throws(PictureError) -> PixelBuffer {
    try PictureFile.check(path)
    let drawing = try SVGDocument(path)
    let canvas = try CairoSurface(size: screen, filledWith: background)
    try drawing.render(on: canvas, fit: fit)
    let packer = packer
    return canvas.withPixels { pixels, stride in
      packer.pack(pixels, stride: stride, layout: .xrgb, background: background)
    }
  }
}
