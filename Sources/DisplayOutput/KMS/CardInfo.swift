/// What a card has, read once.
package struct CardInfo: Hashable, Sendable {
  /// The device file, like `/dev/dri/card0`; its number may change at every start.
  package var path: String
  /// The stable names, like `platform-gpu-card`, that udev gives it under `/dev/dri/by-path`.
  package var stableNames: [String]
  /// The kernel driver.
  package var driver: String
  /// Whether several properties can be changed, and tested, in one commit.
  package var offersAtomic: Bool
  /// Its sockets, in the kernel's order.
  package var connectors: [ConnectorInfo]
  /// Its scan-out engines, in the order that `possibleCRTCs` counts.
  package var crtcs: [CRTCInfo]
  /// Its hardware layers.
  package var planes: [PlaneInfo]

  /// Describes a card.
  package init(
    path: String, stableNames: [String] = [], driver: String, offersAtomic: Bool = true,
    connectors: [ConnectorInfo] = [], crtcs: [CRTCInfo] = [], planes: [PlaneInfo] = []
  ) {
    self.path = path
    self.stableNames = stableNames
    self.driver = driver
    self.offersAtomic = offersAtomic
    self.connectors = connectors
    self.crtcs = crtcs
    self.planes = planes
  }

  /// The name that messages use: the stable one where there is one.
  package var displayName: String { stableNames.first ?? path }

  /// Whether configuration means this card by `name`: its path, or a by-path name with or without
  /// the folder.
  package func isCalled(_ name: String) -> Bool {
    if name == path { return true }
    return stableNames.contains { name == $0 || name == "\(CardDirectory.stableFolder)/\($0)" }
  }
}
