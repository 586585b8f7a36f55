internal import CCairo
internal import Views

/// Shapes: filled, and drawn as lines.
///
/// SAFETY: in all of these the context is alive, and Cairo copies what it is given.
extension CairoContext {
  /// Fills a path; a rectangle, be its corners round, in whole pixels, so that lines and areas have
  /// sharp sides wherever layout puts them, and leave no seams.
  func fill(_ path: Path, at placement: PixelPlacement, isEvenOdd: Bool) {
    if let rect = path.rectangle {
      trace(PixelRect(nearest: placement(rect)))
    } else if path.hasStraightSides {
      let bounds = path.boundingRect
      let target = PixelRect(nearest: placement(bounds))
      trace(path, at: placement.fitting(bounds, to: target.rect))
    } else {
      trace(path, at: placement)
    }
    unsafe cairo_set_fill_rule(
      raw, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    unsafe cairo_fill(raw)
  }

  /// Draws a line along a path; one along a rectangle, in whole pixels, too.
  func stroke(_ path: Path, _ style: StrokeStyle, at placement: PixelPlacement) {
    if style.dash.isEmpty, style.lineWidth > 0 {
      if let rect = path.rectangle, style.lineJoin == .miter {
        return stroke(rect, width: style.lineWidth, at: placement)
      }
      if path.hasStraightSides, strokeBox(path, style, at: placement) { return }
    }
    trace(path, at: placement)
    stroke(
      style, penX: style.lineWidth * placement.scaleX, penY: style.lineWidth * placement.scaleY,
      isCurved: path.hasCurves)
  }

  /// Draws a line of whole pixels along a rectangle with round corners; false where there is no room
  /// for that.
  private func strokeBox(
    _ path: Path, _ style: StrokeStyle, at placement: PixelPlacement
  ) -> Bool {
    let bounds = path.boundingRect
    let reach = -style.lineWidth / 2
    let outside = PixelRect(nearest: placement(bounds.insetBy(dx: reach, dy: reach))).rect
    let penX = max(1, (style.lineWidth * placement.scaleX).rounded())
    let penY = max(1, (style.lineWidth * placement.scaleY).rounded())
    let target = outside.insetBy(dx: penX / 2, dy: penY / 2)
    guard target.width > 0, target.height > 0 else { return false }
    trace(path, at: placement.fitting(bounds, to: target))
    stroke(style, penX: penX, penY: penY, isCurved: true)
    return true
  }

  /// How wide lines may be in pixels.
  private static let pens = 1e-6...PixelPlacement.reach

  /// Draws a line along the present path.
  ///
  /// - Parameters:
  ///   - penX: How wide the line is where it goes down, in pixels.
  ///   - penY: How wide it is where it goes across.
  private func stroke(_ style: StrokeStyle, penX: Double, penY: Double, isCurved: Bool) {
    // Cairo takes other pens for an error that ends all drawing.
    guard Self.pens.contains(abs(penX)), Self.pens.contains(abs(penY)) else { return }
    unsafe cairo_save(raw)
    if isCurved { flatten() }
    unsafe cairo_scale(raw, penX, penY)
    unsafe cairo_set_line_width(raw, 1)
    unsafe cairo_set_line_cap(raw, style.lineCap.cairo)
    unsafe cairo_set_line_join(raw, style.lineJoin.cairo)
    unsafe cairo_set_miter_limit(raw, max(1, style.miterLimit))
    let dashes = style.dash.map { max(0, $0) / style.lineWidth }
    unsafe dashes.withUnsafeBufferPointer { dashes in
      // So it does dashes without any length, or without an end.
      let length = unsafe dashes.reduce(0, +)
      let count = length > 0 && length.isFinite ? dashes.count : 0
      let phase = style.dashPhase.isFinite ? style.dashPhase / style.lineWidth : 0
      unsafe cairo_set_dash(raw, dashes.baseAddress, Int32(clamping: count), phase)
    }
    unsafe cairo_stroke(raw)
    unsafe cairo_restore(raw)
  }

  private func stroke(_ rect: CGRect, width: CGFloat, at placement: PixelPlacement) {
    guard width > 0 else { return }
    let outside = PixelRect(
      nearest: placement(rect.insetBy(dx: -width / 2, dy: -width / 2)))
    let inside = outside.inset(
      x: max(1, PixelRect.whole((width * placement.scaleX).rounded())),
      y: max(1, PixelRect.whole((width * placement.scaleY).rounded())))
    unsafe cairo_new_path(raw)
    add(outside)
    if !inside.isEmpty { add(inside) }
    unsafe cairo_set_fill_rule(raw, CAIRO_FILL_RULE_EVEN_ODD)
    unsafe cairo_fill(raw)
  }

  /// Makes short lines of the curves of the present path.
  ///
  /// Cairo itself would stroke curves that are out of sight as one line each, and the corners
  /// between it and its neighbours would be others.
  private func flatten() {
    unsafe cairo_set_tolerance(raw, 0.02)
    guard let flat = unsafe cairo_copy_path_flat(raw) else { return }
    defer { unsafe cairo_path_destroy(flat) }
    unsafe cairo_new_path(raw)
    unsafe cairo_append_path(raw, flat)
  }

  private func trace(_ path: Path, at placement: PixelPlacement) {
    unsafe cairo_new_path(raw)
    for element in path.elements {
      switch element {
      case .move(let point):
        let point = placement(point)
        unsafe cairo_move_to(raw, point.x, point.y)
      case .line(let point):
        let point = placement(point)
        unsafe cairo_line_to(raw, point.x, point.y)
      case .curve(let end, let control1, let control2):
        let (end, control1, control2) = (placement(end), placement(control1), placement(control2))
        unsafe cairo_curve_to(
          raw, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close:
        unsafe cairo_close_path(raw)
      }
    }
  }
}

extension StrokeStyle.LineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.LineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
