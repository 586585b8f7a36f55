package import Geometry
package import Gestures
package import TouchRecording

/// The touchscreen that a window plays: ten fingers, each axis in sixteenths of a panel pixel.
///
/// Its positions are the panel's own, before rotation, as those of a touchscreen that is glued to a
/// panel are.
package enum PreviewTouchscreen {
  /// How many fingers are told apart.
  package static let slotCount = 10
  /// Units of the axes in a pixel: a power of two, so that positions on a window that is scaled by
  /// one are exact.
  package static let unitsPerPixel = 16

  /// The touchscreen of a panel, as recordings describe it.
  package static func model(of size: PixelSize) -> PanelModel {
    PanelModel(
      name: "kiosk-preview", style: .slots(count: slotCount), x: axis(size.width),
      y: axis(size.height))
  }

  /// The touchscreen of a panel, as it is read.
  package static func axes(of size: PixelSize) -> TouchscreenAxes {
    TouchscreenAxes(
      contactProtocol: .slots(count: slotCount), x: axis(size.width), y: axis(size.height))
  }

  private static func axis(_ pixels: Int) -> AxisRange {
    AxisRange(minimum: 0, maximum: Int32(clamping: pixels * unitsPerPixel))
  }
}
