internal import Composition
internal import Geometry
internal import Pictures

/// A screen's picture with a ring on it, kept while neither changes: it is asked for in every frame.
struct FocusedPicture {
  /// The name of the screen.
  let screen: String
  /// The picture with the ring; without it where that could not be drawn.
  let buffer: PixelBuffer
  private let area: UnitRect
  private let plain: PixelBuffer

  /// Draws the ring just inside an area.
  init(screen: String, area: UnitRect, on plain: PixelBuffer, for panel: Panel) {
    self.screen = screen
    self.area = area
    self.plain = plain
    buffer = (try? OverlayPainter(for: panel).paint([.focusRing(area: area)], on: plain)) ?? plain
  }

  /// Whether this is the ring there, on that picture.
  func shows(_ area: UnitRect, on plain: PixelBuffer) -> Bool {
    self.area == area && self.plain === plain
  }
}
