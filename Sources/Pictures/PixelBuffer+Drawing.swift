internal import CCairo
internal import Composition
internal import Geometry

extension PixelBuffer {
  /// A copy that is drawn on, upright, in logical pixels: Cairo draws in the panel's own format, so
  /// nothing is converted.
  ///
  /// - Parameters:
  ///   - rotation: How far the picture is turned on the panel.
  ///   - body: Is lent a context.
  func drawnOn(
    _ rotation: Rotation, _ body: (OpaquePointer) -> Void
  ) throws(PictureError) -> PixelBuffer {
    let layout =
      switch format {
      case .xrgb8888: CAIRO_FORMAT_RGB24
      case .rgb565: CAIRO_FORMAT_RGB16_565
      }
    // Cairo wants rows that begin at every fourth byte, which those of an odd width do not in RGB565.
    let pitch = Int(cairo_format_stride_for_width(layout, Int32(clamping: size.width)))
    guard pitch >= stride else { throw Self.refusal(of: size) }
    var rows = bytes
    if pitch != stride { rows = Self.laidOut(bytes, from: stride, to: pitch, count: size.height) }
    // SAFETY: the surface that borrows the array, and the context on it, are given back before the
    // array goes; both are always returned, and say in their status what has failed.
    let isDrawn = unsafe rows.withUnsafeMutableBufferPointer { rows in
      let surface = unsafe cairo_image_surface_create_for_data(
        rows.baseAddress, layout, Int32(clamping: size.width), Int32(clamping: size.height),
        Int32(clamping: pitch))
      defer { unsafe cairo_surface_destroy(surface) }
      let context = unsafe cairo_create(surface)
      defer { unsafe cairo_destroy(context) }
      guard let context = unsafe context,
        unsafe cairo_status(context) == CAIRO_STATUS_SUCCESS
      else { return false }
      var matrix = Self.matrix(rotation, panel: size)
      unsafe cairo_set_matrix(context, &matrix)
      unsafe body(context)
      unsafe cairo_surface_flush(surface)
      return unsafe cairo_status(context) == CAIRO_STATUS_SUCCESS
    }
    guard isDrawn else { throw Self.refusal(of: size) }
    if pitch != stride { rows = Self.laidOut(rows, from: pitch, to: stride, count: size.height) }
    return PixelBuffer(size: size, format: format, bytes: rows)
  }

  /// From logical pixels to those of the panel.
  private static func matrix(_ rotation: Rotation, panel: PixelSize) -> cairo_matrix_t {
    let across = rotation.panelOffset(ofLogicalX: 1, y: 0)
    let down = rotation.panelOffset(ofLogicalX: 0, y: 1)
    return cairo_matrix_t(
      xx: Double(across.x), yx: Double(across.y), xy: Double(down.x), yy: Double(down.y),
      x0: across.x + down.x < 0 ? Double(panel.width) : 0,
      y0: across.y + down.y < 0 ? Double(panel.height) : 0)
  }

  /// The same rows at another distance from each other.
  private static func laidOut(
    _ rows: [UInt8], from old: Int, to new: Int, count: Int
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(new * count)
    for row in 0..<count {
      result += rows[row * old..<row * old + min(old, new)]
      for _ in min(old, new)..<new { result.append(0) }
    }
    return result
  }

  private static func refusal(of size: PixelSize) -> PictureError {
    PictureError(
      "draw on", "a picture of \(size)", reason: "Cairo refuses this size",
      remedy: "use a side of at most 32767 pixels")
  }
}
