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
  /// Which connector that is, `TYPE-N`, N counted within the card; nil where it is none, or not known.
  package var connectorName: String?
  /// The cards that hang on the same device or on one above it, as `card0`: that is a graphics device.
  package var cards: [String]
  /// The panels that it is joined to, where the kernel tells.
  package var panels: [PanelDevice]

  /// Describes a backlight.
  package init(
    name: String, kind: Kind, device: String, connectorID: UInt32? = nil,
    connectorName: String? = nil, cards: [String] = [], panels: [PanelDevice] = []
  ) {
    self.name = name
    self.kind = kind
    self.device = device
    self.connectorID = connectorID
    self.connectorName = connectorName
    self.cards = cards
    self.panels = panels
  }

  /// All backlights that the kernel lists in a folder.
  ///
  /// - Parameters:
  ///   - folder: Where it does.
  ///   - buses: Where it lists buses with their devices.
  static func all(in folder: String, buses: String) -> [BacklightInfo] {
    DirectoryContents.readableNames(in: folder).compactMap { name in
      let path = "\(folder)/\(name)"
      guard let type = text(of: "\(path)/type"), let kind = Kind(rawValue: type),
        let device = FilePath.withoutLinks("\(path)/device")
      else { return nil }
      return BacklightInfo(
        name: name, kind: kind, device: device,
        connectorID: text(of: "\(device)/connector_id").flatMap { UInt32($0) },
        connectorName: connectorName(of: device),
        cards: cards(of: device), panels: PanelDevice.all(of: device, in: buses))
    }
  }

  /// The cards that hang on a device, or on the next one above it that has any.
  static func cards(of device: String) -> [String] {
    let cards = DirectoryContents.readableNames(in: "\(device)/drm").filter {
      CardDirectory.isCard($0)
    }
    let parent = FilePath.parent(of: device)
    return cards.isEmpty && parent != device ? Self.cards(of: parent) : cards
  }

  /// What is called `eDP-1` here of a card's connectors: the kernel counts them over all cards, but in
  /// the same order.
  private static func connectorName(of device: String) -> String? {
    guard let type = connector(device)?.type else { return nil }
    let numbers = DirectoryContents.readableNames(in: FilePath.parent(of: device))
      .compactMap { connector($0) }
      .filter { $0.type == type }.map(\.number).sorted()
    let own = connector(device)?.number
    return numbers.firstIndex { $0 == own }.map { "\(type)-\($0 + 1)" }
  }

  /// The parts of a name like `card0-HDMI-A-1`; nil where it is no connector's.
  private static func connector(
    _ path: String
  ) -> (card: Substring, type: Substring, number: Int)? {
    let name = FilePath.name(of: path)
    guard let start = name.firstIndex(of: "-"), let end = name.lastIndex(of: "-"), start < end,
      CardDirectory.isCard(name[..<start]), let number = Int(name[name.index(after: end)...])
    else { return nil }
    return (name[..<start], name[name.index(after: start)..<end], number)
  }

  /// What stands in one of the kernel's files of one line; nil where it cannot be read.
  static func text(of path: String) -> String? {
    guard let bytes = try? FileContents.read(path, limit: 4096) else { return nil }
    return String(decoding: bytes.prefix { $0 != 10 }, as: UTF8.self)
  }

  /// Whether it may light the panel on a connector of a card, like `card0`.
  func lights(_ connector: ConnectorInfo, onCard card: String) -> Bool {
    guard let own = Self.connector(device) else {
      return Self.isBuiltIn(connector) && (cards.isEmpty || cards.contains(card))
    }
    guard own.card == card else { return false }
    if let connectorID { return connectorID == connector.id.rawValue }
    if let connectorName { return connectorName == connector.name }
    return own.type == connector.type
  }

  /// Whether it hangs on a connector, whose panel it lights.
  var hangsOnConnector: Bool { Self.connector(device) != nil }

  /// Whether panels on a connector have no light of their own, as monitors have.
  private static func isBuiltIn(_ connector: ConnectorInfo) -> Bool {
    builtIn.contains(connector.type)
  }

  private static let builtIn: Set<String> = ["eDP", "LVDS", "DSI", "DPI", "SPI"]
}
