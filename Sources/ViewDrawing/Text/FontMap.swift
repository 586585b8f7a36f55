internal import CCairo
internal import CPangoCairo
internal import Views

/// The fonts of one thread, and how Pango lays text out by them.
///
/// It owns one PangoFontMap and two PangoContexts. Pango takes no lock round a font map, its fonts
/// and what it remembers of them: two threads that shared one would corrupt it. So whoever measures
/// and whoever draws have one each; fontconfig, which both ask, may be shared.
///
/// Text is laid out in points, without any regard to pixels: neither hints nor rounded positions.
/// So lines break alike at every scale and rotation.
@safe final class FontMap {
  private let map: UnsafeMutablePointer<PangoFontMap>
  /// One for each direction: layouts are laid out anew once their context changes.
  private let leftwards: OpaquePointer
  private let rightwards: OpaquePointer

  init() {
    // SAFETY: GLib ends the program where memory is short, so that a map is always returned; the
    // reference is this object's own.
    guard let map = unsafe pango_cairo_font_map_new() else {
      preconditionFailure("Pango always returns a font map")
    }
    unsafe self.map = map
    unsafe leftwards = Self.context(of: map, direction: PANGO_DIRECTION_RTL)
    unsafe rightwards = Self.context(of: map, direction: PANGO_DIRECTION_LTR)
  }

  deinit {
    // SAFETY: the references are this object's own. Layouts hold references of their own.
    unsafe g_object_unref(UnsafeMutableRawPointer(leftwards))
    unsafe g_object_unref(UnsafeMutableRawPointer(rightwards))
    unsafe g_object_unref(UnsafeMutableRawPointer(map))
  }

  /// Makes an empty layout for text of a direction; it is the caller's to give back.
  func makeLayout(_ direction: LayoutDirection) -> OpaquePointer {
    // SAFETY: the context is alive, and kept alive by the layout.
    let layout = unsafe pango_layout_new(direction == .rightToLeft ? leftwards : rightwards)
    guard let layout = unsafe layout else {
      preconditionFailure("Pango always returns a layout")
    }
    return unsafe layout
  }

  /// SAFETY: the map is alive; the context is handed over, the options are copied.
  private static func context(
    of map: UnsafeMutablePointer<PangoFontMap>, direction: PangoDirection
  ) -> OpaquePointer {
    guard let context = unsafe pango_font_map_create_context(map) else {
      preconditionFailure("Pango always returns a context")
    }
    let options = unsafe cairo_font_options_create()
    defer { unsafe cairo_font_options_destroy(options) }
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    // Subpixel colours lie the wrong way on a panel that is turned.
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe pango_context_set_round_glyph_positions(context, 0)
    unsafe pango_context_set_base_dir(context, direction)
    return unsafe context
  }
}
