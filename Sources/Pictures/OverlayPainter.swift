internal import CCairo
package import Composition
package import Geometry

/// Draws buttons and the focus of keys on finished pictures, legible on whatever they show.
///
/// A light disc with a dark outline and a dark arrow is seen on black, on white and on all between:
/// over black the disc is grey enough for 4.5 to 1 between arrow and disc, over white the outline
/// parts it from the picture. The ring is dark, light and dark again.
///
/// Sizes are physical: a point is 1/160 inch across and down, also where pixels are not square.
package struct OverlayPainter: Hashable, Sendable {
  /// How far the picture is turned on the panel.
  package var rotation: Rotation
  /// The logical screen's point.
  package var scale: PointScale

  /// How much of the disc is seen: enough for the arrow, and the picture is still guessed behind.
  private static let discOpacity = 0.85
  /// sRGB shares of light and dark.
  private static let light = 0.98
  private static let dark = 0.1

  /// Describes how pictures lie on a panel.
  package init(rotation: Rotation, scale: PointScale) {
    self.rotation = rotation
    self.scale = scale
  }

  /// A copy of a picture with the marks on it.
  ///
  /// - Parameters:
  ///   - marks: In the order in which they are drawn.
  ///   - picture: In the panel's orientation and format.
  package func paint(
    _ marks: [OverlayMark], on picture: PixelBuffer
  ) throws(PictureError) -> PixelBuffer {
    let screen = rotation.logicalSize(ofPanel: picture.size)
    return try unsafe picture.drawnOn(rotation) { context in
      for mark in marks {
        switch mark {
        case .arrowButton(let direction, let diameter, let area):
          unsafe drawButton(direction, diameter: diameter, in: area, of: screen, context)
        case .focusRing(let area): unsafe drawRing(in: area, of: screen, context)
        }
      }
    }
  }

  // SAFETY: every context below is the one that is lent to `paint`, alive during the calls.

  private func drawButton(
    _ direction: OverlayMark.Direction, diameter: Double, in area: UnitRect,
    of screen: PixelSize, _ context: OpaquePointer
  ) {
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    unsafe cairo_translate(
      context, (area.x + area.width / 2) * Double(screen.width),
      (area.y + area.height / 2) * Double(screen.height))
    // From here on, points around the middle.
    unsafe cairo_scale(context, direction == .left ? scale.x : -scale.x, scale.y)
    let outline = diameter / 22
    unsafe cairo_arc(context, 0, 0, (diameter - outline) / 2, 0, 2 * Double.pi)
    unsafe Self.setSource(Self.light, opacity: Self.discOpacity, context)
    unsafe cairo_fill_preserve(context)
    unsafe cairo_set_line_width(context, outline)
    unsafe Self.setSource(Self.dark, opacity: Self.discOpacity, context)
    unsafe cairo_stroke(context)

    // The tip is as far from the middle as the ends are, so the arrow stands in the middle.
    let reach = diameter / 6
    unsafe cairo_move_to(context, reach / 2, -reach)
    unsafe cairo_line_to(context, -reach / 2, 0)
    unsafe cairo_line_to(context, reach / 2, reach)
    unsafe cairo_set_line_width(context, 1.6 * outline)
    unsafe cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    unsafe Self.setSource(Self.dark, opacity: 1, context)
    unsafe cairo_stroke(context)
  }

  private func drawRing(in area: UnitRect, of screen: PixelSize, _ context: OpaquePointer) {
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    // In points from the screen's upper left corner.
    unsafe cairo_scale(context, scale.x, scale.y)
    let (across, down) = (Double(screen.width) / scale.x, Double(screen.height) / scale.y)
    let width = 6.0
    unsafe cairo_rectangle(
      context, area.x * across + width / 2, area.y * down + width / 2,
      max(0, area.width * across - width), max(0, area.height * down - width))
    unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    unsafe cairo_set_line_width(context, width)
    unsafe Self.setSource(Self.dark, opacity: 1, context)
    unsafe cairo_stroke_preserve(context)
    unsafe cairo_set_line_width(context, width / 2)
    unsafe Self.setSource(Self.light, opacity: 1, context)
    unsafe cairo_stroke(context)
  }

  private static func setSource(_ shade: Double, opacity: Double, _ context: OpaquePointer) {
    unsafe cairo_set_source_rgba(context, shade, shade, shade, opacity)
  }
}
