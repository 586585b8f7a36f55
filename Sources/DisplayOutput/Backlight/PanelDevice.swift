internal import LinuxIO

/// A built-in panel as a device of its own, which the device tree joins to a backlight.
///
/// ```
///   /sys/class/backlight/NAME/device            /sys/bus/mipi-dsi/devices/PANEL
///     is PANEL                                   its driver sets the light by the panel's own commands
///     of_node/phandle  == (four bytes) ==        of_node/backlight: a light on the board is set for it
/// ```
///
/// Which connector it is shown on the kernel does not tell, but the bus tells the type of it, and its
/// place the card, where the card is the panel (SPI) or what the panel hangs on (a DSI host).
package struct PanelDevice: Hashable, Sendable {
  /// What a panel is a device of.
  package enum Bus: String, CaseIterable, Sendable {
    case dsi = "mipi-dsi"
    case displayPort = "dp-aux"
    case spi
    case platform

    /// The types of connectors that such panels are shown on.
    var connectorTypes: Set<String> {
      switch self {
      case .dsi: ["DSI"]
      case .displayPort: ["eDP"]
      // Pictures go the same way, or by wires of their own.
      case .spi: ["SPI", "DPI"]
      case .platform: ["LVDS", "DPI", "eDP"]
      }
    }
  }

  /// What it is a device of.
  package var bus: Bus
  /// What the kernel calls it.
  package var name: String
  /// The cards that hang on it or on a device above it, as `card0`; empty where its place tells of none.
  package var cards: [String]

  /// Describes a panel.
  package init(bus: Bus, name: String, cards: [String] = []) {
    self.bus = bus
    self.name = name
    self.cards = cards
  }

  /// The panels that are joined to a backlight.
  ///
  /// - Parameters:
  ///   - device: What the backlight hangs on, without links.
  ///   - folder: Where the kernel lists buses.
  static func all(of device: String, in folder: String) -> [PanelDevice] {
    let handle = try? FileContents.read("\(device)/of_node/phandle", limit: 64)
    return Bus.allCases.flatMap { bus in
      let devices = "\(folder)/\(bus.rawValue)/devices"
      return DirectoryContents.readableNames(in: devices).compactMap {
        name -> PanelDevice? in
        let path = "\(devices)/\(name)"
        // A light on the board is a device of the platform itself.
        let isLight = bus != .platform && FilePath.withoutLinks(path) == device
        guard isLight || isJoined(path, to: handle), let place = FilePath.withoutLinks(path)
        else { return nil }
        return PanelDevice(bus: bus, name: name, cards: BacklightInfo.cards(of: place))
      }
    }
  }

  private static func isJoined(_ panel: String, to handle: [UInt8]?) -> Bool {
    guard let handle else { return false }
    return (try? FileContents.read("\(panel)/of_node/backlight", limit: 64)) == handle
  }
}
