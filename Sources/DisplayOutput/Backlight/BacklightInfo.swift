internal import LinuxIO

/// A backlight as the kernel lists it: one whose light can be set.
package struct BacklightInfo: Hashable, Sendable {
  /// Who sets its light; the kernel's advice is to take them in this order where several do.
  package enum Kind: String, CaseIterable, Sendable {
    /// The firmware.
    case firmware
    /// A driver for this board.
    case platform
    /// A driver that writes the hardware's registers.
    case raw
  }

  /// What it is called below `/sys/class/backlight`.
  package var name: String
  /// Who sets its light.
  package var kind: Kind
  /// The device it hangs on, without links.
  package var device: String
  /// The kernel's number of that device, where it is a connector and the kernel tells.
  package var connectorID: UInt32?

  /// Describes a backlight.
  package init(name: String, kind: Kind, device: String, connectorID: UInt32? = nil) {
    self.name = name
    self.kind = kind
    self.device = device
    self.connectorID = connectorID
  }

  /// All backlights that the kernel lists in a folder, by name.
  static func all(in folder: String) -> [BacklightInfo] {
    DirectoryContents.readableNames(in: folder).compactMap { name in
      let path = "\(folder)/\(name)"
      guard let type = text(of: "\(path)/type"), let kind = Kind(rawValue: type),
        let device = FilePath.withoutLinks("\(path)/device")
      else { return nil }
      return BacklightInfo(
        name: name, kind: kind, device: device,
        connectorID: text(of: "\(device)/connector_id").flatMap { UInt32($0) })
    }
  }

  /// What stands in one of the kernel's files of one line; nil where it cannot be read.
  static func text(of path: String) -> String? {
    guard let bytes = try? FileContents.read(path, limit: 4096) else { return nil }
    return String(decoding: bytes.prefix { $0 != 10 }, as: UTF8.self)
  }

  /// The one that lights the panel on a connector; nil where none is known to.
  ///
  /// - A backlight that hangs on a connector (`card0-eDP-1`) is that connector's, and no other's.
  /// - One that hangs on anything else (the board, an I2C chip, the graphics device) is a built-in
  ///   panel's: eDP, LVDS, DSI, DPI or SPI. Monitors set their own light.
  ///
  /// - Parameter card: The card's device file, like `/dev/dri/card0`.
  package static func of(
    _ connector: ConnectorInfo, onCard card: String, among all: [BacklightInfo]
  ) -> BacklightInfo? {
    let able = all.filter { $0.lights(connector, onCard: FilePath.name(of: card)) }
    return able.min { left, right in
      (left.rank, left.name) < (right.rank, right.name)
    }
  }

  private var rank: Int { Kind.allCases.firstIndex(of: kind) ?? 0 }

  private func lights(_ connector: ConnectorInfo, onCard card: String) -> Bool {
    let type = connector.name.split(separator: "-").dropLast().joined(separator: "-")
    let parts = FilePath.name(of: device).split(separator: "-", maxSplits: 1)
    guard parts.count == 2, Self.isCard(parts[0]) else {
      return Self.builtIn.contains(type)
    }
    guard parts[0] == card else { return false }
    if let connectorID { return connectorID == connector.id.rawValue }
    // The kernel's own number counts over all cards, so only the type compares.
    return parts[1].hasPrefix("\(type)-")
  }

  private static func isCard(_ name: Substring) -> Bool {
    name.hasPrefix("card") && name.dropFirst(4).allSatisfy(\.isWholeNumber)
  }

  private static let builtIn: Set<String> = ["eDP", "LVDS", "DSI", "DPI", "SPI"]
}
