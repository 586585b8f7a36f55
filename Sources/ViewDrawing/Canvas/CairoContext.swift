internal import CCairo
internal import Geometry
internal import Pictures
internal import Views

/// Draws into the bytes of a frame, in pixels of the screen as a person sees it.
///
/// It borrows a cairo_t; the turn to the panel's own orientation is in Cairo's transformation, so
/// that pixels are written once, where the panel scans them out.
@safe struct CairoContext: ~Copyable {
  /// Seen by the extensions in other files, and nowhere else.
  let raw: OpaquePointer

  /// Draws into rows of a panel's pixels.
  ///
  /// - Parameter bytes: As many as `target` has.
  static func draw(
    into bytes: inout [UInt8], _ target: PixelTarget, of raster: Raster,
    _ body: (borrowing CairoContext) -> Void
  ) {
    let area = target.area
    precondition(bytes.count == target.stride * area.height, "pixels and their memory agree")
    // SAFETY: surface and context are given back before the borrow of the bytes ends. Both are
    // always returned; one in an error state draws nothing.
    unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      let surface = unsafe cairo_image_surface_create_for_data(
        buffer.baseAddress, target.format.cairo, Int32(clamping: area.width),
        Int32(clamping: area.height), Int32(clamping: target.stride))
      defer { unsafe cairo_surface_destroy(surface) }
      unsafe cairo_surface_set_device_offset(surface, -Double(area.x), -Double(area.y))
      guard let raw = unsafe cairo_create(surface) else { return }
      defer { unsafe cairo_destroy(raw) }
      var matrix = raster.matrix
      unsafe cairo_set_matrix(raw, &matrix)
      body(unsafe CairoContext(borrowing: raw))
      unsafe cairo_surface_flush(surface)
    }
  }

  /// SAFETY: the caller's context outlives this value.
  private init(borrowing raw: OpaquePointer) {
    unsafe self.raw = raw
  }

  /// Draws nothing outside of a rectangle from now on.
  func clip(to rect: PixelRect) {
    // SAFETY: here and below, the context is alive.
    trace(rect)
    unsafe cairo_clip(raw)
  }

  /// Draws nothing inside of a rectangle from now on.
  ///
  /// - Parameter area: Lies around everything that is drawn.
  func clip(outOf rect: PixelRect, in area: PixelRect) {
    trace(area)
    add(rect)
    unsafe cairo_set_fill_rule(raw, CAIRO_FILL_RULE_EVEN_ODD)
    unsafe cairo_clip(raw)
  }

  /// Forgets clips that `body` sets.
  func scoped(_ body: () -> Void) {
    unsafe cairo_save(raw)
    body()
    unsafe cairo_restore(raw)
  }

  // MARK: Paints

  /// What is drawn from now on has one colour.
  func setSource(_ color: ResolvedColor) {
    unsafe cairo_set_source_rgba(raw, color.red, color.green, color.blue, color.opacity)
  }

  /// What is drawn from now on has these colours along a line.
  func setSource(_ stops: [GradientStop], from start: CGPoint, to end: CGPoint) {
    guard let gradient = unsafe cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    else { return }
    defer { unsafe cairo_pattern_destroy(gradient) }
    for stop in stops {
      let color = stop.color
      unsafe cairo_pattern_add_color_stop_rgba(
        gradient, stop.location, color.red, color.green, color.blue, color.opacity)
    }
    unsafe cairo_set_source(raw, gradient)
  }

  /// Replaces every pixel that is not clipped.
  func paint(_ color: ResolvedColor) {
    setSource(color)
    unsafe cairo_set_operator(raw, CAIRO_OPERATOR_SOURCE)
    unsafe cairo_paint(raw)
    unsafe cairo_set_operator(raw, CAIRO_OPERATOR_OVER)
  }

  // MARK: Pixels

  /// Begins a path anew with a rectangle.
  func trace(_ rect: PixelRect) {
    unsafe cairo_new_path(raw)
    add(rect)
  }

  /// Adds a rectangle to the path.
  func add(_ rect: PixelRect) {
    unsafe cairo_rectangle(
      raw, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }

  /// Fills whole pixels.
  func fill(_ rect: PixelRect, _ color: ResolvedColor) {
    setSource(color)
    trace(rect)
    unsafe cairo_fill(raw)
  }

  /// Draws a colour through a mask that says how much of each of the panel's pixels is covered.
  func fill(through mask: PixelPatch, _ color: ResolvedColor) {
    setSource(color)
    unsafe lend(mask.bytes, CAIRO_FORMAT_A8, width: mask.width, height: mask.height) { surface in
      unsafe cairo_mask_surface(raw, surface, Double(mask.x), Double(mask.y))
    }
  }

  /// Draws pixels in ARGB32 on the panel's own.
  func draw(_ pixels: PixelPatch, opacity: Double) {
    unsafe lend(
      pixels.bytes, CAIRO_FORMAT_ARGB32, width: pixels.width, height: pixels.height
    ) { surface in
      unsafe cairo_set_source_surface(raw, surface, Double(pixels.x), Double(pixels.y))
      unsafe cairo_paint_with_alpha(raw, opacity)
    }
  }

  /// Draws a picture into a rectangle of the panel's pixels.
  ///
  /// - Parameter tint: Takes the place of the picture's own colours.
  func draw(_ picture: Bitmap, in rect: CGRect, tint: ResolvedColor?) {
    let (width, height) = (picture.size.width, picture.size.height)
    guard rect.width > 0, rect.height > 0 else { return }
    unsafe lend(picture.bytes, CAIRO_FORMAT_ARGB32, width: width, height: height) { surface in
      guard let pattern = unsafe cairo_pattern_create_for_surface(surface) else { return }
      defer { unsafe cairo_pattern_destroy(pattern) }
      let (scaleX, scaleY) = (Double(width) / rect.width, Double(height) / rect.height)
      var matrix = cairo_matrix_t(
        xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: -rect.minX * scaleX, y0: -rect.minY * scaleY)
      unsafe cairo_pattern_set_matrix(pattern, &matrix)
      unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      unsafe cairo_new_path(raw)
      unsafe cairo_rectangle(raw, rect.minX, rect.minY, rect.width, rect.height)
      if let tint {
        unsafe cairo_clip(raw)
        setSource(tint)
        unsafe cairo_mask(raw, pattern)
      } else {
        unsafe cairo_set_source(raw, pattern)
        unsafe cairo_fill(raw)
      }
    }
  }

  /// Lends pixels as a surface, while coordinates are the panel's.
  private func lend(
    _ bytes: [UInt8], _ format: cairo_format_t, width: Int, height: Int,
    _ body: (OpaquePointer?) -> Void
  ) {
    let stride = format == CAIRO_FORMAT_A8 ? width : width * 4
    // SAFETY: the surface that borrows the bytes is given back before they go, and the context no
    // longer refers to it; Cairo only reads them, although its interface does not say so.
    unsafe bytes.withUnsafeBufferPointer { bytes in
      let surface = unsafe cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: bytes.baseAddress), format, Int32(clamping: width),
        Int32(clamping: height), Int32(clamping: stride))
      unsafe cairo_save(raw)
      unsafe cairo_identity_matrix(raw)
      unsafe body(surface)
      unsafe cairo_restore(raw)
      unsafe cairo_surface_destroy(surface)
    }
  }

  // MARK: Groups

  /// Draws what `body` draws as one, showing through.
  func group(opacity: Double, _ body: () -> Void) {
    makeSource(body)
    unsafe cairo_paint_with_alpha(raw, opacity)
  }

  /// Draws what `body` draws, seen only inside a path.
  func group(inside path: Path, at placement: PixelPlacement, _ body: () -> Void) {
    makeSource(body)
    fill(path, at: placement, isEvenOdd: false)
  }

  /// What is drawn from now on is what `body` draws.
  private func makeSource(_ body: () -> Void) {
    unsafe cairo_push_group(raw)
    // What is drawn first must look as if something had been drawn before: Cairo rounds otherwise
    // where it knows that a surface is clear.
    unsafe cairo_surface_mark_dirty(cairo_get_group_target(raw))
    body()
    unsafe cairo_pop_group_to_source(raw)
  }
}

extension PixelTarget.Format {
  /// Cairo's name for it.
  fileprivate var cairo: cairo_format_t {
    switch self {
    case .argb32: CAIRO_FORMAT_ARGB32
    case .rgb565: CAIRO_FORMAT_RGB16_565
    case .alpha: CAIRO_FORMAT_A8
    }
  }
}

extension Raster {
  /// From pixels of the screen as a person sees it to those of the panel.
  fileprivate var matrix: cairo_matrix_t {
    let width = Double(panel.width)
    let height = Double(panel.height)
    return switch rotation {
    case .none: cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    case .quarter: cairo_matrix_t(xx: 0, yx: 1, xy: -1, yy: 0, x0: width, y0: 0)
    case .half: cairo_matrix_t(xx: -1, yx: 0, xy: 0, yy: -1, x0: width, y0: height)
    case .threeQuarters: cairo_matrix_t(xx: 0, yx: -1, xy: 1, yy: 0, x0: 0, y0: height)
    }
  }
}
