package import Composition
package import Configuration
package import DisplayOutput
package import Geometry

/// What screens are drawn for: the display's pixels and how it is mounted.
package struct Panel: Hashable, Sendable {
  /// The display in pixels, before rotation.
  package var size: PixelSize
  /// The display in millimetres, before rotation, where that is known.
  package var physicalSize: PhysicalSize?
  /// How far the picture is turned on it.
  package var rotation: Rotation
  /// Pixels in a point for drawing views, where the configuration says it.
  package var scale: Double?
  /// How a pixel lies in memory.
  package var format: PixelFormat

  /// Describes a panel.
  package init(
    size: PixelSize, physicalSize: PhysicalSize? = nil, rotation: Rotation = .none,
    scale: Double? = nil, format: PixelFormat = .xrgb8888
  ) {
    self.size = size
    self.physicalSize = physicalSize
    self.rotation = rotation
    self.scale = scale
    self.format = format
  }

  /// Describes the panel that a display drives.
  ///
  /// - Parameters:
  ///   - display: The open display.
  ///   - configuration: What wins over what the display says of itself.
  package init(of display: any Display, configuration: DisplayConfiguration) {
    let mode = display.mode
    self.init(
      size: mode.size, physicalSize: configuration.physicalSize ?? mode.physicalSize,
      rotation: configuration.rotation ?? mode.panelOrientation ?? .none,
      scale: configuration.scale, format: display.format)
  }

  /// The screen in pixels, after rotation.
  package var logicalSize: PixelSize { rotation.logicalSize(ofPanel: size) }

  /// The screen's point for gestures, after rotation.
  package var pointScale: PointScale {
    PointScale(
      size: logicalSize, physicalSize: physicalSize.map { rotation.logicalSize(ofPanel: $0) })
  }
}
