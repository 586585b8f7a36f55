package import Composition
package import Geometry

/// Which display a panel has, and how it is driven.
///
/// A nil leaves the choice to the kiosk.
package struct DisplayConfiguration: Hashable, Sendable {
  /// Which kernel interface sets modes and flips.
  package enum API: String, CaseIterable, Sendable {
    /// Atomic where it is offered, else legacy.
    case auto
    /// Atomic or nothing.
    case atomic
    /// Legacy even where atomic is offered.
    case legacy
  }

  /// Whether layers may be given planes of their own; so far every frame is copied in either case.
  package enum PlaneUse: String, CaseIterable, Sendable {
    /// Where the driver accepts it.
    case auto
    /// Every frame is copied into one buffer.
    case never
  }

  /// By-path name or device path of the card; nil for the one that can drive a display.
  package var card: String?
  /// The connector; nil for the first connected one.
  package var connector: ConnectorName?
  /// The wished-for mode.
  package var mode: ModeRequest
  /// The largest size that is chosen when the mode is not given.
  package var maxMode: PixelSize?
  /// How far the picture is turned clockwise; nil for the panel orientation property, else 0.
  package var rotation: Rotation?
  /// Pixels per point for drawing views, 0.25...8; nil for the physical size's, at least 1.
  package var scale: Double?
  /// The panel in millimetres, before rotation; nil for what the connector says.
  package var physicalSize: PhysicalSize?
  /// The scan-out format; nil for the best the display has.
  package var format: PixelFormat?
  /// The kernel interface.
  package var api: API
  /// Whether layers may be given planes of their own.
  package var planes: PlaneUse
  /// Drives the connector even where it says that nothing is plugged in.
  package var force: Bool

  /// Describes a display.
  package init(
    card: String? = nil, connector: ConnectorName? = nil, mode: ModeRequest = .preferred,
    maxMode: PixelSize? = nil, rotation: Rotation? = nil, scale: Double? = nil,
    physicalSize: PhysicalSize? = nil, format: PixelFormat? = nil, api: API = .auto,
    planes: PlaneUse = .auto, force: Bool = false
  ) {
    self.card = card
    self.connector = connector
    self.mode = mode
    self.maxMode = maxMode
    self.rotation = rotation
    self.scale = scale
    self.physicalSize = physicalSize
    self.format = format
    self.api = api
    self.planes = planes
    self.force = force
  }
}
