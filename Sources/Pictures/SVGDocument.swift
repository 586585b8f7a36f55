internal import CCairo
internal import CLibrsvg
internal import Geometry

/// An SVG drawing, parsed by librsvg.
///
/// It owns one reference to one RsvgHandle. Parsing and rendering block on disk and processor.
/// librsvg follows references only to files beside the drawing and below.
@safe struct SVGDocument: ~Copyable {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  private let path: String

  /// Parses a file, all or nothing.
  init(_ path: String) throws(PictureError) {
    self.path = path
    var error: UnsafeMutablePointer<GError>?
    // SAFETY: the path is lent; a drawing or an error is handed over.
    guard let handle = unsafe rsvg_handle_new_from_file(path, &error) else {
      throw unsafe PictureError(
        reading: path, reason: GLibFailure.message(error).trimmedLine, remedy: "repair the SVG")
    }
    unsafe self.handle = handle
  }

  deinit {
    // SAFETY: the reference is this value's own.
    unsafe g_object_unref(handle)
  }

  /// Draws the whole document onto a canvas.
  func render(on canvas: borrowing CairoSurface, fit: ContentFit) throws(PictureError) {
    // There may be text in it.
    try CairoFonts.exclusively { () throws(PictureError) in
      try renderAlone(on: canvas, fit: fit)
    }
  }

  private func renderAlone(
    on canvas: borrowing CairoSurface, fit: ContentFit
  ) throws(PictureError) {
    let size = proportions ?? (Double(canvas.size.width), Double(canvas.size.height))
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw PictureError(
        reading: path, reason: "its width or height is nothing",
        remedy: "give the svg element a width, a height or a viewBox")
    }
    let placement = fit.placement(ofWidth: size.width, height: size.height, on: canvas.size)
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    var error: UnsafeMutablePointer<GError>?
    let hasRendered = unsafe canvas.draw { context in
      // SAFETY: context, drawing and viewport are alive during the calls.
      unsafe cairo_translate(context, placement.origin.x, placement.origin.y)
      unsafe cairo_scale(
        context, placement.width / size.width, placement.height / size.height)
      return unsafe rsvg_handle_render_document(handle, context, &viewport, &error) != 0
    }
    guard hasRendered else {
      throw unsafe PictureError(
        reading: path, reason: GLibFailure.message(error).trimmedLine, remedy: "repair the SVG")
    }
  }

  /// Width and height in pixels, or at least their ratio; a square where the drawing has neither.
  var size: (width: Double, height: Double) {
    guard let size = proportions, size.width > 0, size.height > 0, size.width < 1e6,
      size.height < 1e6
    else { return (100, 100) }
    return size
  }

  /// Width and height in pixels, or at least their ratio; nil where the drawing has none of its own.
  private var proportions: (width: Double, height: Double)? {
    var width = 0.0
    var height = 0.0
    // SAFETY: the drawing is alive; the numbers are filled during the calls.
    if unsafe rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 {
      return (width, height)
    }
    var hasWidth: gboolean = 0
    var hasHeight: gboolean = 0
    var hasViewBox: gboolean = 0
    var length = RsvgLength()
    var otherLength = RsvgLength()
    var viewBox = RsvgRectangle()
    unsafe rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &length, &hasHeight, &otherLength, &hasViewBox, &viewBox)
    return hasViewBox != 0 ? (viewBox.width, viewBox.height) : nil
  }
}

extension String {
  /// The first line, without the blank end that librsvg's messages have.
  fileprivate var trimmedLine: String {
    guard let line = split(whereSeparator: \.isNewline).first else { return self }
    return String(line)
  }
}
