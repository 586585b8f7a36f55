package import Composition
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
  /// How a pixel lies in memory.
  package var format: PixelFormat

  /// Describes a panel.
  package init(
    size: PixelSize, physicalSize: PhysicalSize? = nil, rotation: Rotation = .none,
    format: PixelFormat = .xrgb8888
  ) {
    self.size = size
    self.physicalSize = physicalSize
    self.rotation = rotation
    self.format = format
  }

  /// Describes the panel that a display drives, where configuration says what wins over it.
  ///
  /// - Parameters:
  ///   - display: The open display.
  ///   - rotation: The configured rotation; nil for how the panel asks to be turned.
  ///   - physicalSize: The configured size; nil for what the display reports.
  package init(of display: any Display, rotation: Rotation?, physicalSize: PhysicalSize?) {
    let mode = display.mode
    self.init(
      size: mode.size, physicalSize: physicalSize ?? mode.physicalSize,
      rotation: rotation ?? mode.panelOrientation ?? .none, format: display.format)
  }

  /// The screen in pixels, after rotation.
  package var logicalSize: PixelSize { rotation.logicalSize(ofPanel: size) }

  /// The screen's point, after rotation.
  package var pointScale: PointScale {
    PointScale(
      size: logicalSize, physicalSize: physicalSize.map { rotation.logicalSize(ofPanel: $0) })
  }
}
