internal import CPangoCairo
internal import Views

/// Text as Pango has laid it out.
///
/// It owns one PangoLayout of a font map. Whatever is measured or drawn is read from here.
@safe struct PangoText: ~Copyable {
  private let raw: OpaquePointer

  /// Lays text out.
  ///
  /// - Parameters:
  ///   - width: The longest line in points; nil for lines as long as they are.
  ///   - lineLimit: The greatest number of lines, only together with a width; nil for any number.
  init(_ text: TextContent, width: CGFloat?, lineLimit: Int?, fonts: FontMap) {
    unsafe raw = fonts.makeLayout(text.direction)
    set(text)
    // SAFETY: here and below, the layout is alive; what it is given is copied.
    unsafe pango_layout_set_wrap(raw, PANGO_WRAP_WORD_CHAR)
    if let width { unsafe pango_layout_set_width(raw, PangoUnits.roundedUp(width)) }
    if let lineLimit {
      unsafe pango_layout_set_height(raw, -Int32(clamping: lineLimit))
      unsafe pango_layout_set_ellipsize(raw, text.truncationMode.ellipsize)
    }
  }

  deinit {
    // SAFETY: the reference is this value's own.
    unsafe g_object_unref(UnsafeMutableRawPointer(raw))
  }

  private func set(_ text: TextContent) {
    var string = text.runs.map(\.string).joined()
    string.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe pango_layout_set_text(
          raw, characters.baseAddress, Int32(clamping: characters.count))
      }
    }
    if let first = text.runs.first {
      // Decides how high a line without letters is.
      let font = unsafe TextAttributeList.description(of: first.font)
      unsafe pango_layout_set_font_description(raw, font)
      unsafe pango_font_description_free(font)
    }
    unsafe TextAttributeList(of: text).apply(to: raw)
  }

  /// Whether something was left out.
  var isTruncated: Bool { unsafe pango_layout_is_ellipsized(raw) != 0 }

  /// Where a line begins in the text, counted in UTF-8; nil where there is no such line.
  func start(ofLine index: Int) -> Int? {
    guard let line = unsafe pango_layout_get_line_readonly(raw, Int32(clamping: index)) else {
      return nil
    }
    return unsafe Int(line.pointee.start_index)
  }

  /// Reads out all lines.
  func layout(of text: TextContent, fonts: FontMap, isTruncated: Bool) -> TextLayout {
    var reader = PangoLineReader(text, fonts: fonts)
    let count = unsafe pango_layout_get_line_count(raw)
    for index in 0..<count {
      guard let line = unsafe pango_layout_get_line_readonly(raw, index) else { continue }
      unsafe reader.add(line)
    }
    return reader.layout(isTruncated: isTruncated)
  }
}

extension Text.TruncationMode {
  /// Where Pango puts the ellipsis.
  fileprivate var ellipsize: PangoEllipsizeMode {
    switch self {
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}
