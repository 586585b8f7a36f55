package import Geometry

/// What a display scans out: size, refresh and physical facts, before rotation.
package struct DisplayMode: Hashable, Sendable {
  /// The panel in pixels.
  package var size: PixelSize
  /// Frames a second.
  package var refreshRate: Double
  /// The panel in millimetres as it reports itself, where it does; unchecked.
  package var physicalSize: PhysicalSize?
  /// How the panel asks for its picture to be turned.
  package var panelOrientation: Rotation?

  /// Describes a display's present mode.
  package init(
    size: PixelSize, refreshRate: Double, physicalSize: PhysicalSize? = nil,
    panelOrientation: Rotation? = nil
  ) {
    self.size = size
    self.refreshRate = refreshRate
    self.physicalSize = physicalSize
    self.panelOrientation = panelOrientation
  }
}
