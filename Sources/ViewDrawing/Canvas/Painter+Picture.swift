internal import Geometry
internal import Pictures
internal import Views

extension Painter {
  /// Draws a picture, stretched to a frame in points.
  func draw(
    _ content: PictureContent, in frame: CGRect, at placement: PixelPlacement,
    on context: borrowing CairoContext
  ) {
    let rect = placement(frame)
    // Decoded as large as it is at rest, also while it is scaled for a moment.
    let size = PixelSize(
      width: PixelRect.whole((frame.width * raster.scaleX).rounded()),
      height: PixelRect.whole((frame.height * raster.scaleY).rounded()))
    guard size.width > 0, size.height > 0 else { return }
    guard let picture = pictures.picture(content, size: size) else {
      return drawPlaceholder(in: rect, on: context)
    }
    let isAtRest = placement.scaleX == raster.scaleX && placement.scaleY == raster.scaleY
    let isWhole = picture.size == raster.rotation.logicalSize(ofPanel: size)
    let target =
      isAtRest && isWhole
      ? CGRect(
        x: rect.minX.rounded(), y: rect.minY.rounded(), width: Double(size.width),
        height: Double(size.height)) : rect
    context.draw(picture, in: raster.panelRect(ofLogical: target), tint: content.tint)
  }

  /// A thin frame where a picture is missing.
  private func drawPlaceholder(in rect: CGRect, on context: borrowing CairoContext) {
    let left = PixelRect.whole(rect.minX.rounded())
    let top = PixelRect.whole(rect.minY.rounded())
    let width = max(1, PixelRect.whole(rect.maxX.rounded()) - left)
    let height = max(1, PixelRect.whole(rect.maxY.rounded()) - top)
    let color = ResolvedColor(hex: 0x8E8E93)
    for side in [
      PixelRect(x: left, y: top, width: width, height: 1),
      PixelRect(x: left, y: top + height - 1, width: width, height: 1),
      PixelRect(x: left, y: top, width: 1, height: height),
      PixelRect(x: left + width - 1, y: top, width: 1, height: height),
    ] { context.fill(side, color) }
  }
}
