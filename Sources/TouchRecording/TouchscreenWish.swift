package import Geometry

/// What one of several outputs says of the touchscreen it wants.
package struct TouchscreenWish: Hashable, Sendable {
  /// The device that the configuration names.
  package var name: TouchscreenName?
  /// The connector of its display, where that is known: `HDMI-A-1`.
  package var connector: String?
  /// Its panel in millimetres, before rotation, where that is known.
  package var physicalSize: PhysicalSize?
  /// The device file of the touchscreen that it reads at present.
  package var node: String?
  /// The touchscreen that it read last.
  package var former: TouchscreenIdentity?

  /// Describes a wish.
  package init(
    name: TouchscreenName? = nil, connector: String? = nil, physicalSize: PhysicalSize? = nil,
    node: String? = nil, former: TouchscreenIdentity? = nil
  ) {
    self.name = name
    self.connector = connector
    self.physicalSize = physicalSize
    self.node = node
    self.former = former
  }
}
