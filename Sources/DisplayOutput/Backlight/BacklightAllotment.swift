internal import LinuxIO

/// Which of the machine's backlights is whose.
///
/// - A backlight that hangs on a connector (`card0-eDP-1`) is that connector's, and no other's.
/// - One that hangs on a graphics device is a built-in panel's of its cards: eDP, LVDS, DSI, DPI or
///   SPI. Monitors set their own light.
/// - One that hangs on anything else (the board, an I2C chip) is any built-in panel's.
///
/// Where that leaves several, a panel wishes for one that the device tree joins to a panel of its kind,
/// then for the firmware's before a driver's, and its connector's own before another; what is equal goes
/// by the names of panel and light. Each panel of a card gets another one, as far as there are enough,
/// the first connector the first. Panels that nothing is left for have their first wish with others.
package enum BacklightAllotment {
  /// A backlight for one of the panels that it is joined to.
  private struct Place {
    var light: BacklightInfo
    /// Nil where nothing tells of one.
    var panel: PanelDevice?

    /// Where it comes in the order of what may light the panel on a connector.
    func order(for connector: ConnectorInfo) -> (Int, Int, Int, String, String) {
      let isOfItsKind = panel?.bus.connectorTypes.contains(connector.type)
      return (
        isOfItsKind.map { $0 ? 0 : 2 } ?? 1,
        BacklightInfo.Kind.allCases.firstIndex(of: light.kind) ?? 0,
        light.hangsOnConnector ? 0 : 1, panel?.name ?? "", light.name
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
    let panels = connectors.filter {
      $0.id == connector.id || BacklightInfo.isBuiltIn($0) && $0.status != .disconnected
    }
    let wishes = panels.map { Self.wishes(of: $0, onCard: FilePath.name(of: card), among: places) }
    guard let own = panels.firstIndex(where: { $0.id == connector.id }) else { return nil }
    return (Matching.largest(wishes)[own] ?? wishes[own].first).map { places[$0].light }
  }

  /// What may light a panel, the likeliest first.
  private static func wishes(
    of panel: ConnectorInfo, onCard card: String, among places: [Place]
  ) -> [Int] {
    let able = places.indices.filter { places[$0].light.lights(panel, onCard: card) }
      .sorted { places[$0].order(for: panel) < places[$1].order(for: panel) }
    guard let first = able.first, places[first].light.kind == .firmware else { return able }
    // What drivers have beside the firmware's are other hands on the same lights.
    return able.filter { places[$0].light.kind == .firmware }
  }
}
