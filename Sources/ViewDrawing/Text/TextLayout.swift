internal import CPangoCairo
internal import Views

/// Text laid out in lines, in points.
///
/// It owns one PangoLayout, which belongs to the thread of its font map. Whoever measures and
/// whoever draws lay out by this one initializer, so that they agree.
@safe final class TextLayout {
  private let raw: OpaquePointer
  private let alignment: TextAlignment
  private let direction: LayoutDirection
  /// How large it is.
  let measure: TextMeasure
  /// Its lines, the uppermost first.
  let lines: [TextLine]

  /// Lays text out.
  ///
  /// - Parameter width: The longest line in points; nil for lines as long as they are.
  init(_ text: TextContent, width: CGFloat?, fonts: FontMap) {
    alignment = text.alignment
    direction = text.direction
    let text = text.lineLimit == nil ? text : text.asOneParagraph
    let (raw, isCut) = unsafe Self.layOut(text, width: width, fonts: fonts)
    unsafe self.raw = raw
    let spacing = text.lineSpacing
    var lines: [TextLine] = []
    var height = 0.0
    // SAFETY: the layout is alive; its lines are its own.
    let count = unsafe pango_layout_get_line_count(raw)
    for index in 0..<count {
      var extents = PangoRectangle()
      unsafe pango_layout_line_get_extents(
        pango_layout_get_line_readonly(raw, index), nil, &extents)
      if index > 0 { height += spacing }
      lines.append(
        TextLine(width: extents.width.points, baseline: height - extents.y.points))
      height += extents.height.points
    }
    self.lines = lines
    let isEllipsized = unsafe pango_layout_is_ellipsized(raw) != 0
    measure = TextMeasure(
      size: CGSize(width: lines.map(\.width).max() ?? 0, height: height),
      firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0,
      isTruncated: isCut || isEllipsized)
  }

  deinit {
    // SAFETY: the reference is this object's own.
    unsafe g_object_unref(UnsafeMutableRawPointer(raw))
  }

  /// How far a line begins from the left side of a frame, in points.
  func x(of line: TextLine, inWidth width: CGFloat) -> CGFloat {
    let room = width - line.width
    return switch (alignment, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): room
    case (.center, _): room / 2
    }
  }

  /// Lends a line for the length of `body`.
  func withLine(_ index: Int, _ body: (UnsafeMutablePointer<PangoLayoutLine>) -> Void) {
    // SAFETY: the line is the layout's, which is alive until after `body`.
    if let line = unsafe pango_layout_get_line_readonly(raw, Int32(clamping: index)) {
      unsafe body(line)
    }
  }

  /// A layout, which is the caller's, and whether text after a line end was left out.
  ///
  /// Pango puts everything that is beyond the limit into the last line, and leaves out what does
  /// not fit there. But the text of another line must not follow even where it would.
  private static func layOut(
    _ text: TextContent, width: CGFloat?, fonts: FontMap
  ) -> (OpaquePointer, isCut: Bool) {
    let raw = unsafe makeLayout(text, width: width, fonts: fonts)
    // SAFETY: the layout is alive, the line its own, and given back where another takes its place.
    guard let limit = text.lineLimit, text.truncationMode == .tail,
      let last = unsafe pango_layout_get_line_readonly(raw, Int32(clamping: limit - 1)),
      let cut = text.cut(atLineEndAfter: unsafe Int(last.pointee.start_index))
    else { return unsafe (raw, false) }
    unsafe g_object_unref(UnsafeMutableRawPointer(raw))
    return unsafe (makeLayout(cut, width: width, fonts: fonts), true)
  }

  private static func makeLayout(
    _ text: TextContent, width: CGFloat?, fonts: FontMap
  ) -> OpaquePointer {
    let raw = unsafe fonts.makeLayout(text.direction)
    var string = text.runs.map(\.string).joined()
    // SAFETY: the layout is alive; text, font and attributes are copied.
    string.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe pango_layout_set_text(
          raw, characters.baseAddress, Int32(clamping: characters.count))
      }
    }
    if let first = text.runs.first {
      let font = unsafe TextAttributeList.description(of: first.font)
      unsafe pango_layout_set_font_description(raw, font)
      unsafe pango_font_description_free(font)
    }
    unsafe TextAttributeList(of: text).apply(to: raw)
    unsafe pango_layout_set_wrap(raw, PANGO_WRAP_WORD_CHAR)
    if let width { unsafe pango_layout_set_width(raw, PangoUnits.roundedUp(width)) }
    if let limit = text.lineLimit {
      // Pango minds the limit only where a width is set.
      if width == nil { unsafe pango_layout_set_width(raw, PangoUnits.roundedUp(.infinity)) }
      unsafe pango_layout_set_height(raw, -Int32(clamping: max(1, limit)))
      unsafe pango_layout_set_ellipsize(raw, text.truncationMode.ellipsize)
    }
    return unsafe raw
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
