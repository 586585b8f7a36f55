/// What a card has, read once.
package struct CardInfo: Hashable, Sendable {
  /// What it is called.
  package var names: CardNames
  /// The kernel driver.
  package var driver: String
  /// Whether several properties can be changed, and tested, in one commit.
  package var offersAtomic: Bool
  /// Whether another program is its master, so that no mode can be set at present.
  package var isTaken: Bool
  /// Its sockets, in the kernel's order.
  package var connectors: [ConnectorInfo]
  /// Its scan-out engines, in the order that `possibleCRTCs` counts.
  package var crtcs: [CRTCInfo]
  /// Its hardware layers.
  package var planes: [PlaneInfo]

  /// Describes a card.
  package init(
    names: CardNames, driver: String, offersAtomic: Bool = true, isTaken: Bool = false,
    connectors: [ConnectorInfo] = [], crtcs: [CRTCInfo] = [], planes: [PlaneInfo] = []
  ) {
    self.names = names
    self.driver = driver
    self.offersAtomic = offersAtomic
    self.isTaken = isTaken
    self.connectors = connectors
    self.crtcs = crtcs
    self.planes = planes
  }

  /// The name that messages use.
  package var displayName: String { names.displayName }
}
