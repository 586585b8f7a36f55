internal import Geometry

/// What tells one display in a socket from another, or from none.
struct ConnectorLook: Hashable {
  private let status: ConnectorInfo.Status
  private let modes: [VideoMode]
  private let physicalSize: PhysicalSize?

  /// What a connector looks like.
  init(_ connector: ConnectorInfo) {
    status = connector.status
    modes = connector.modes
    physicalSize = connector.physicalSize
  }
}
