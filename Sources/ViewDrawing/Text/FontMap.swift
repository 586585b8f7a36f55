internal import CCairo
internal import CPangoCairo
internal import Geometry
internal import Views

/// The fonts that text is set in, and how Pango lays text out by them.
///
/// It owns one PangoFontMap, two PangoContexts and a reference to each font that was used. Pango
/// takes no lock round any of them: all calls have to be made one at a time, which `PangoTypesetter`
/// sees to.
///
/// Text is laid out in points, without any regard to pixels: neither hints nor rounded positions.
/// So lines break alike at every scale and rotation.
@safe final class FontMap {
  /// A font that was used, by its number.
  typealias FontID = Int32

  private let map: UnsafeMutablePointer<PangoFontMap>
  /// One for each direction: layouts are laid out anew once their context changes.
  private let leftwards: OpaquePointer
  private let rightwards: OpaquePointer
  private var fonts: [UnsafeMutablePointer<PangoFont>] = unsafe []
  private var ids: [UnsafeMutablePointer<PangoFont>: FontID] = unsafe [:]

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
    // SAFETY: the references are this object's own.
    unsafe fonts.forEach { unsafe g_object_unref($0) }
    unsafe g_object_unref(UnsafeMutableRawPointer(leftwards))
    unsafe g_object_unref(UnsafeMutableRawPointer(rightwards))
    unsafe g_object_unref(map)
  }

  /// How many fonts were used.
  var count: Int { unsafe fonts.count }

  /// Makes an empty layout for text of a direction; it is the caller's to give back.
  func makeLayout(_ direction: LayoutDirection) -> OpaquePointer {
    // SAFETY: the context is alive, and kept alive by the layout.
    let layout = unsafe pango_layout_new(direction == .rightToLeft ? leftwards : rightwards)
    guard let layout = unsafe layout else {
      preconditionFailure("Pango always returns a layout")
    }
    return unsafe layout
  }

  /// The number of a font, which is kept from now on.
  ///
  /// SAFETY: the font is alive and of this map.
  func id(of font: UnsafeMutablePointer<PangoFont>) -> FontID {
    if let known = unsafe ids[font] { return known }
    let id = unsafe FontID(fonts.count)
    unsafe g_object_ref(font)
    unsafe fonts.append(font)
    unsafe ids[font] = id
    return id
  }

  /// A font at a scale and rotation.
  func scaled(_ id: FontID, scaleX: Double, scaleY: Double, rotation: Rotation) -> ScaledFont? {
    // SAFETY: the font is kept alive by this object for the length of the call.
    unsafe ScaledFont(fonts[Int(id)], scaleX: scaleX, scaleY: scaleY, rotation: rotation)
  }

  /// Where a font has lines under and through its letters, in points.
  func lineMetrics(of font: ResolvedFont) -> LineMetrics {
    // SAFETY: metrics are always returned; both objects are given back here.
    let description = unsafe TextAttributeList.description(of: font)
    defer { unsafe pango_font_description_free(description) }
    let metrics = unsafe pango_context_get_metrics(rightwards, description, nil)
    defer { unsafe pango_font_metrics_unref(metrics) }
    return unsafe LineMetrics(
      underline: -pango_font_metrics_get_underline_position(metrics).points,
      underlineThickness: pango_font_metrics_get_underline_thickness(metrics).points,
      strikethrough: -pango_font_metrics_get_strikethrough_position(metrics).points,
      strikethroughThickness: pango_font_metrics_get_strikethrough_thickness(metrics).points)
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
