internal import LinuxIO

/// Which of the machine's backlights is whose.
///
/// - A backlight that hangs on a connector (`card0-eDP-1`) is that connector's, and no other's.
/// - One that hangs on a graphics device, or is joined to a panel that does, is a built-in panel's of
///   its cards: eDP, LVDS, DSI, DPI or SPI. Monitors set their own light.
/// - One that hangs on anything else (the board, an I2C chip) is any built-in panel's.
///
/// Where that leaves several and the firmware sets any of them, only these count. A panel wishes for its
/// connector's own, then for one that the device tree joins to a panel of its kind, then for a board
/// driver's before another; what is equal goes by the names of panel and light.
///
/// Each panel of a card gets another one, as far as there are enough, the first connector the first. One
/// that is joined to a panel of another kind is for panels that all others leave without any. Panels that
/// nothing is left for have their first wish with others.
///
/// Two things are not known. Cards are looked at one by one: panels of several cards have the first light
/// in common where nothing tells which card it is of. Panels are counted as they are when one of them is
/// opened: where another one comes later, the two may have a light in common.
package enum BacklightAllotment {
  /// A backlight for one of the panels that it is joined to.
  private struct Place {
    var light: BacklightInfo
    /// Nil where nothing tells of one.
    var panel: PanelDevice?

    /// Whether it may light the panel on a connector of a card, like `card0`.
    func lights(_ connector: ConnectorInfo, onCard card: String) -> Bool {
      let cards = panel?.cards ?? []
      return light.lights(connector, onCard: card) && (cards.isEmpty || cards.contains(card))
    }

    /// Whether its panel is of a connector's kind; nil where nothing tells of one.
    func isOfKind(of connector: ConnectorInfo) -> Bool? {
      panel?.bus.connectorTypes.contains(connector.type)
    }

    /// Where it comes in the order of what may light the panel on a connector.
    func order(for connector: ConnectorInfo) -> (Int, Int, Int, String, String) {
      (
        light.hangsOnConnector ? 0 : 1,
        isOfKind(of: connector).map { $0 ? 0 : 2 } ?? 1,
        BacklightInfo.Kind.allCases.firstIndex(of: light.kind) ?? 0,
        panel?.name ?? "", light.name
      )
    }
  }

  /// The backlight of the panel on a connector; nil where none is known to light it.
  ///
  /// - Parameters:
  ///   - connector: Where the panel is plugged in.
  ///   - card: The card's device file, like `/dev/dri/card0`.
  ///   - connectors: All that the card has.
  ///   - lights: All backlights.
  package static func backlight(
    of connector: ConnectorInfo, onCard card: String, beside connectors: [ConnectorInfo],
    among lights: [BacklightInfo]
  ) -> BacklightInfo? {
    let places = lights.flatMap { light in
      light.panels.isEmpty
        ? [Place(light: light)] : light.panels.map { Place(light: light, panel: $0) }
    }
    let panels = connectors.filter { $0.id == connector.id || $0.status != .disconnected }
    guard let own = panels.firstIndex(where: { $0.id == connector.id }) else { return nil }
    let wishes = panels.map { Self.wishes(of: $0, onCard: FilePath.name(of: card), among: places) }
    let fitting = Matching.largest(
      zip(panels, wishes).map { panel, wishes in
        wishes.filter { places[$0].isOfKind(of: panel) != false }
      })
    // Only now, lest a panel without a light takes that of one which has no other.
    let left = Matching.largest(
      zip(wishes, fitting).map { wishes, place in
        place == nil ? wishes.filter { !fitting.contains($0) } : []
      })
    return (fitting[own] ?? left[own] ?? wishes[own].first).map { places[$0].light }
  }

  /// What may light a panel, the likeliest first.
  private static func wishes(
    of panel: ConnectorInfo, onCard card: String, among places: [Place]
  ) -> [Int] {
    let able = places.indices.filter { places[$0].lights(panel, onCard: card) }
      .sorted { places[$0].order(for: panel) < places[$1].order(for: panel) }
    // What drivers have beside the firmware's are other hands on the same lights.
    let ofFirmware = able.filter { places[$0].light.kind == .firmware }
    return ofFirmware.isEmpty ? able : ofFirmware
  }
}
