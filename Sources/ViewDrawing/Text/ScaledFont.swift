internal import CCairo
internal import CPangoCairo
internal import Geometry

/// A font at the size that it has on a panel: it makes pixels of glyphs.
///
/// It owns one cairo_scaled_font_t. Glyphs are filled as paths, because Cairo before 1.17.4 sets
/// ready made ones on whole pixels only, and words fall apart.
@safe final class ScaledFont {
  private let raw: OpaquePointer
  private var matrix: cairo_matrix_t
  /// Whether its glyphs are pictures with colours of their own.
  let isColored: Bool

  /// Glyphs that are larger, in pixels, are not drawn: no panel shows them.
  private static let greatestSide = 8192.0

  /// Makes a font of Pango's for a panel; nil where Cairo refuses it.
  ///
  /// SAFETY: the font is alive.
  init?(
    _ font: UnsafeMutablePointer<PangoFont>, scaleX: Double, scaleY: Double, rotation: Rotation
  ) {
    // SAFETY: what is asked for belongs to the font; the new scaled font holds references of its
    // own. Matrices and options are copied.
    let face = unsafe hb_font_get_face(pango_font_get_hb_font(font))
    isColored = unsafe hb_ot_color_has_png(face) != 0
    let across = rotation.panelOffset(ofLogicalX: 1, y: 0)
    let down = rotation.panelOffset(ofLogicalX: 0, y: 1)
    matrix = cairo_matrix_t(
      xx: Double(across.x) * scaleX, yx: Double(across.y) * scaleX, xy: Double(down.x) * scaleY,
      yy: Double(down.y) * scaleY, x0: 0, y0: 0)
    var size = cairo_matrix_t()
    let unscaled = unsafe pango_cairo_font_get_scaled_font(OpaquePointer(font))
    unsafe cairo_scaled_font_get_font_matrix(unscaled, &size)
    let options = unsafe cairo_font_options_create()
    defer { unsafe cairo_font_options_destroy(options) }
    unsafe cairo_scaled_font_get_font_options(unscaled, options)
    let scaled = unsafe cairo_scaled_font_create(
      cairo_scaled_font_get_font_face(unscaled), &size, &matrix, options)
    guard let scaled = unsafe scaled,
      unsafe cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS
    else {
      unsafe cairo_scaled_font_destroy(scaled)
      return nil
    }
    unsafe raw = scaled
  }

  deinit {
    // SAFETY: the reference is this object's own.
    unsafe cairo_scaled_font_destroy(raw)
  }

  /// The pixels of a glyph whose origin is a part of a pixel right of and below a whole one; nil
  /// where there is nothing to see.
  func image(ofGlyph index: UInt32, x: Double, y: Double) -> GlyphImage? {
    var glyph = cairo_glyph_t(index: UInt(index), x: 0, y: 0)
    guard let area = area(of: &glyph, x: x, y: y) else { return nil }
    let stride = area.width * (isColored ? 4 : 1)
    var bytes = [UInt8](repeating: 0, count: stride * area.height)
    // SAFETY: surface and context are given back before the borrow of the bytes ends; both are
    // always returned, and draw nothing in an error state.
    unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      let surface = unsafe cairo_image_surface_create_for_data(
        buffer.baseAddress, isColored ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8,
        Int32(area.width), Int32(area.height), Int32(stride))
      defer { unsafe cairo_surface_destroy(surface) }
      let context = unsafe cairo_create(surface)
      defer { unsafe cairo_destroy(context) }
      var placed = matrix
      placed.x0 = x - Double(area.x)
      placed.y0 = y - Double(area.y)
      unsafe cairo_set_matrix(context, &placed)
      unsafe cairo_set_scaled_font(context, raw)
      if isColored {
        unsafe cairo_show_glyphs(context, &glyph, 1)
      } else {
        unsafe cairo_glyph_path(context, &glyph, 1)
        unsafe cairo_fill(context)
      }
      unsafe cairo_surface_flush(surface)
    }
    return GlyphImage(
      x: area.x, y: area.y, width: area.width, height: area.height, bytes: bytes,
      isColored: isColored)
  }

  /// The pixels that a glyph may touch, seen from the pixel that it stands on.
  private func area(
    of glyph: inout cairo_glyph_t, x: Double, y: Double
  ) -> PixelRect? {
    var extents = cairo_text_extents_t()
    unsafe cairo_scaled_font_glyph_extents(raw, &glyph, 1, &extents)
    guard extents.width > 0, extents.height > 0 else { return nil }
    var (left, top, right, bottom) = (
      Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
    )
    for cornerX in [extents.x_bearing, extents.x_bearing + extents.width] {
      for cornerY in [extents.y_bearing, extents.y_bearing + extents.height] {
        let cornerOnPanelX = x + matrix.xx * cornerX + matrix.xy * cornerY
        let cornerOnPanelY = y + matrix.yx * cornerX + matrix.yy * cornerY
        left = min(left, cornerOnPanelX)
        right = max(right, cornerOnPanelX)
        top = min(top, cornerOnPanelY)
        bottom = max(bottom, cornerOnPanelY)
      }
    }
    guard right - left < Self.greatestSide, bottom - top < Self.greatestSide else { return nil }
    // One pixel more on each side: the extents are rounded.
    let startX = Int(left.rounded(.down)) - 1
    let startY = Int(top.rounded(.down)) - 1
    let width = Int(right.rounded(.up)) + 1 - startX
    // Cairo wants rows of whole words.
    return PixelRect(
      x: startX, y: startY, width: (width + 3) / 4 * 4,
      height: Int(bottom.rounded(.up)) + 1 - startY)
  }
}
