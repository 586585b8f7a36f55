internal import LinuxIO

/// A built-in panel as a device of its own, which the device tree joins to a backlight.
///
/// ```
///   /sys/class/backlight/NAME/device            /sys/bus/mipi-dsi/devices/PANEL
///     is PANEL                                   its driver sets the light by the panel's own commands
///     of_node/phandle  == (four bytes) ==        of_node/backlight: a light on the board is set for it
/// ```
///
/// Which connector it is shown on the kernel does not tell, but the bus tells the type of it.
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

  /// Describes a panel.
  package init(bus: Bus, name: String) {
    self.bus = bus
    self.name = name
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
      return DirectoryContents.readableNames(in: devices).sorted().filter { name in
        let path = "\(devices)/\(name)"
        // A light on the board is a device of the platform itself.
        if bus != .platform, FilePath.withoutLinks(path) == device { return true }
        guard let handle else { return false }
        return (try? FileContents.read("\(path)/of_node/backlight", limit: 64)) == handle
      }.map { PanelDevice(bus: bus, name: $0) }
    }
  }
}
