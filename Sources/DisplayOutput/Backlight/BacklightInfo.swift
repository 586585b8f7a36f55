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
  /// The cards that hang on the same device, as `card0`: that is a graphics device.
  package var cards: [String]

  /// Describes a backlight.
  package init(
    name: String, kind: Kind, device: String, connectorID: UInt32? = nil,
    connectorName: String? = nil, cards: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.device = device
    self.connectorID = connectorID
    self.connectorName = connectorName
    self.cards = cards
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
        connectorID: text(of: "\(device)/connector_id").flatMap { UInt32($0) },
        connectorName: connectorName(of: device),
        cards: DirectoryContents.readableNames(in: "\(device)/drm").filter { isCard($0[...]) })
    }
  }

  /// What is called `eDP-1` here of a card's connectors: the kernel counts them over all cards, but in
  /// the same order.
  private static func connectorName(of device: String) -> String? {
    guard let (card, type, _) = connector(device) else { return nil }
    let numbers = DirectoryContents.readableNames(in: FilePath.parent(of: device))
      .compactMap { connector($0) }
      .filter { $0.card == card && $0.type == type }.map(\.number).sorted()
    let own = connector(device)?.number
    return numbers.firstIndex { $0 == own }.map { "\(type)-\($0 + 1)" }
  }

  /// The parts of a name like `card0-HDMI-A-1`; nil where it is no connector's.
  private static func connector(
    _ path: String
  ) -> (card: Substring, type: Substring, number: Int)? {
    let name = FilePath.name(of: path)
    guard let start = name.firstIndex(of: "-"), let end = name.lastIndex(of: "-"), start < end,
      isCard(name[..<start]), let number = Int(name[name.index(after: end)...])
    else { return nil }
    return (name[..<start], name[name.index(after: start)..<end], number)
  }

  /// What stands in one of the kernel's files of one line; nil where it cannot be read.
  static func text(of path: String) -> String? {
    guard let bytes = try? FileContents.read(path, limit: 4096) else { return nil }
    return String(decoding: bytes.prefix { $0 != 10 }, as: UTF8.self)
  }

  /// The one that lights the panel on a connector; nil where none is known to.
  ///
  /// - A backlight that hangs on a connector (`card0-eDP-1`) is that connector's, and no other's.
  /// - One that hangs on a graphics device is a built-in panel's of its cards: eDP, LVDS, DSI, DPI or
  ///   SPI. Monitors set their own light.
  /// - One that hangs on anything else (the board, an I2C chip) is any built-in panel's.
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
    guard let own = Self.connector(device) else {
      return Self.builtIn.contains(type) && (cards.isEmpty || cards.contains(card))
    }
    guard own.card == card else { return false }
    if let connectorID { return connectorID == connector.id.rawValue }
    if let connectorName { return connectorName == connector.name }
    return own.type == type
  }

  private static func isCard(_ name: Substring) -> Bool {
    name.hasPrefix("card") && name.dropFirst(4).allSatisfy(\.isWholeNumber)
  }

  private static let builtIn: Set<String> = ["eDP", "LVDS", "DSI", "DPI", "SPI"]
}
