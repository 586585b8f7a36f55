internal import CPangoCairo
internal import Views

/// The fonts of each piece of a text, as Pango is told.
///
/// Colours and lines are no concern of Pango's: they change no letter's place.
///
/// It owns one PangoAttrList.
@safe struct TextAttributeList: ~Copyable {
  private let raw: OpaquePointer

  init(of text: TextContent) {
    // SAFETY: a list is always returned and is this value's own; here and below, attributes are
    // handed over to it.
    guard let raw = unsafe pango_attr_list_new() else {
      preconditionFailure("Pango always returns a list")
    }
    unsafe self.raw = raw
    var start = 0
    for run in text.runs {
      let end = start + run.string.utf8.count
      insert(run, range: start..<end)
      start = end
    }
    let whole = 0..<start
    if let language = text.language {
      unsafe insert(pango_attr_language_new(pango_language_from_string(language)), range: whole)
    }
    for word in text.runs.map(\.string).joined().koreanWords {
      unsafe insert(pango_attr_word_new(), range: word)
    }
    // A word that is broken because it is longer than a line has no hyphen at its break.
    unsafe insert(pango_attr_insert_hyphens_new(0), range: whole)
  }

  deinit {
    // SAFETY: the reference is this value's own; layouts hold their own.
    unsafe pango_attr_list_unref(raw)
  }

  /// Gives the attributes to a layout.
  ///
  /// SAFETY: the layout is alive.
  func apply(to layout: OpaquePointer) {
    unsafe pango_layout_set_attributes(layout, raw)
  }

  private func insert(_ run: TextRun, range: Range<Int>) {
    // SAFETY: the description is copied and given back here.
    let font = unsafe Self.description(of: run.font)
    unsafe insert(pango_attr_font_desc_new(font), range: range)
    unsafe pango_font_description_free(font)
    if run.font.hasMonospacedDigits {
      unsafe insert(pango_attr_font_features_new("tnum=1"), range: range)
    }
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, range: Range<Int>) {
    guard let attribute = unsafe attribute else { return }
    unsafe attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
    unsafe attribute.pointee.end_index = UInt32(clamping: range.upperBound)
    unsafe pango_attr_list_insert(raw, attribute)
  }

  /// A font as Pango asks for it; it is the caller's to free.
  static func description(of font: ResolvedFont) -> OpaquePointer? {
    // SAFETY: a description is always returned; the family is copied.
    let description = unsafe pango_font_description_new()
    unsafe pango_font_description_set_family(description, font.family)
    // A font of no size would be an error to Cairo, and one of any size too much to draw.
    unsafe pango_font_description_set_absolute_size(
      description, Double(PangoUnits.roundedUp(min(max(font.size, 0.5), 4096))))
    unsafe pango_font_description_set_weight(
      description, PangoWeight(UInt32(min(max(font.weight, 100), 1000))))
    unsafe pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return unsafe description
  }
}
