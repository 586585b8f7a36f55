internal import CCairo
internal import Composition
internal import Geometry

/// A picture that Cairo draws on.
///
/// It owns one cairo_surface_t. Cairo's image surfaces may be used on any one thread at a time.
@safe struct CairoSurface: ~Copyable {
  private let raw: OpaquePointer
  /// Pixels across and down.
  let size: PixelSize

  /// Makes an opaque picture of one colour, in Cairo's RGB24 format.
  init(size: PixelSize, filledWith color: Color) throws(PictureError) {
    try self.init(size, CAIRO_FORMAT_RGB24)
    fill(color, x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  }

  /// Makes a picture of nothing, in Cairo's ARGB32 format.
  init(transparent size: PixelSize) throws(PictureError) {
    try self.init(size, CAIRO_FORMAT_ARGB32)
  }

  private init(_ size: PixelSize, _ format: cairo_format_t) throws(PictureError) {
    self.size = size
    // SAFETY: a surface is always returned; one that failed says so in its status and is given
    // back like any other.
    let raw = unsafe cairo_image_surface_create(
      format, Int32(clamping: size.width), Int32(clamping: size.height))
    guard let raw = unsafe raw, unsafe cairo_surface_status(raw) == CAIRO_STATUS_SUCCESS else {
      unsafe cairo_surface_destroy(raw)
      throw PictureError(
        "draw", "a picture of \(size)", reason: "Cairo refuses this size",
        remedy: "use a side of at most 32767 pixels")
    }
    unsafe self.raw = raw
  }

  deinit {
    // SAFETY: the surface is this value's own.
    unsafe cairo_surface_destroy(raw)
  }

  /// Lends a context that draws on the picture, for the length of `body`.
  func draw<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    // SAFETY: a context is always returned; it lives until after `body`.
    let context = unsafe cairo_create(raw)
    defer { unsafe cairo_destroy(context) }
    guard let context = unsafe context else {
      preconditionFailure("Cairo always returns a context")
    }
    return unsafe body(context)
  }

  /// Lends the rows, top to bottom.
  func withPixels<Result>(_ body: (_ pixels: Span<UInt8>, _ stride: Int) -> Result) -> Result {
    // SAFETY: flushing lets drawing arrive in memory; the rows are the surface's own, which is
    // alive until after `body`.
    unsafe cairo_surface_flush(raw)
    let stride = unsafe Int(cairo_image_surface_get_stride(raw))
    let start = unsafe cairo_image_surface_get_data(raw)
    return body(
      unsafe UnsafeBufferPointer(start: start, count: stride * size.height).span, stride)
  }

  /// A copy of what is drawn, in XRGB8888.
  func picture() -> PixelBuffer {
    let packer = PixelPacker(panel: size, rotation: .none, format: .xrgb8888)
    return withPixels { pixels, stride in
      packer.pack(pixels, stride: stride, layout: .xrgb, background: .black)
    }
  }

  /// Paints a rectangle; pixels at its edges are blended.
  func fill(_ color: Color, x: Double, y: Double, width: Double, height: Double) {
    unsafe draw { context in
      // SAFETY: the context is alive during the calls.
      unsafe Self.setSource(color, of: context)
      unsafe cairo_rectangle(context, x, y, width, height)
      unsafe cairo_fill(context)
    }
  }

  /// Draws another picture, scaled down or up to the given size, smoothly.
  func draw(_ picture: PixelBuffer, x: Double, y: Double, width: Double, height: Double) {
    precondition(picture.format == .xrgb8888, "Cairo draws upright pictures in XRGB8888")
    var bytes = picture.bytes
    // SAFETY: the surface that borrows the array is given back before the array goes; Cairo only
    // reads it, although its interface does not say so.
    unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      let source = unsafe cairo_image_surface_create_for_data(
        buffer.baseAddress, CAIRO_FORMAT_RGB24, Int32(clamping: picture.size.width),
        Int32(clamping: picture.size.height), Int32(clamping: picture.stride))
      defer { unsafe cairo_surface_destroy(source) }
      unsafe draw { context in
        unsafe cairo_translate(context, x, y)
        unsafe cairo_scale(
          context, width / Double(picture.size.width), height / Double(picture.size.height))
        unsafe cairo_set_source_surface(context, source, 0, 0)
        unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
        unsafe cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        unsafe cairo_rectangle(
          context, 0, 0, Double(picture.size.width), Double(picture.size.height))
        unsafe cairo_fill(context)
      }
    }
  }

  /// Writes one line, in Inter, or in what fontconfig has in its place.
  ///
  /// Where Inter is installed, which `scripts/setup` sees to, the same line gives the same pixels on
  /// every machine: its letters are not hinted, and are filled as paths, because Cairo takes up what
  /// a desktop prefers of subpixels whatever it is told.
  ///
  /// - Parameters:
  ///   - x: Where the line starts, or ends where it is written leftwards.
  ///   - baseline: Where the letters stand.
  ///   - size: Height of the font in pixels.
  func write(
    _ text: String, x: Double, baseline: Double, size: Double, color: Color, isBold: Bool = false,
    leftwards: Bool = false
  ) {
    CairoFonts.exclusively {
      unsafe draw { context in
        // SAFETY: the context is alive and the text lent during the calls.
        unsafe Self.setSource(color, of: context)
        unsafe cairo_select_font_face(
          context, "Inter", CAIRO_FONT_SLANT_NORMAL,
          isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
        let options = unsafe cairo_font_options_create()
        defer { unsafe cairo_font_options_destroy(options) }
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        unsafe cairo_set_font_options(context, options)
        unsafe cairo_set_font_size(context, size)
        var extents = cairo_text_extents_t()
        if leftwards { unsafe cairo_text_extents(context, text, &extents) }
        unsafe cairo_move_to(context, x - extents.x_advance, baseline)
        unsafe cairo_text_path(context, text)
        unsafe cairo_fill(context)
      }
    }
  }

  /// SAFETY: the caller's context is alive.
  private static func setSource(_ color: Color, of context: OpaquePointer) {
    unsafe cairo_set_source_rgb(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
  }
}
