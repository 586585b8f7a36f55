package import Geometry

/// What a window asks of the panel that the kiosk is to take it for; a nil leaves the choice to the
/// kiosk's configuration.
package struct PreviewWish: Hashable, Sendable {
  /// The panel in pixels, before rotation.
  package var size: PixelSize?
  /// The panel in millimetres, before rotation.
  package var physicalSize: PhysicalSize?
  /// Pixels per point for drawing views.
  package var scale: Double?
  /// How far the picture is turned clockwise on the panel.
  package var rotation: Rotation?
  /// Frames a second of the desktop on which the window is, 1...1000.
  package var refreshRate: Double

  /// Describes a wish.
  package init(
    size: PixelSize? = nil, physicalSize: PhysicalSize? = nil, scale: Double? = nil,
    rotation: Rotation? = nil, refreshRate: Double = 60
  ) {
    self.size = size
    self.physicalSize = physicalSize
    self.scale = scale
    self.rotation = rotation
    self.refreshRate = refreshRate
  }
}
