/// A connector as configuration names it: `HDMI-A-1`.
///
/// The number counts the connectors of this type within one card, unlike the kernel's own numbers,
/// which count over all cards and change with the order in which drivers load.
package struct ConnectorName: Hashable, Sendable, CustomStringConvertible {
  /// The kernel's name of the type: `HDMI-A`, `DSI`, `eDP`, `Virtual`.
  package var type: String
  /// Counted within the card and type, from 1.
  package var number: Int

  /// The types that the kernel has names for, the frequent ones first
  /// (`drm_connector_enum_list` in drivers/gpu/drm/drm_connector.c).
  static let types = [
    "HDMI-A", "DP", "eDP", "DSI", "LVDS", "DVI-D", "DVI-I", "VGA", "DPI", "Virtual", "HDMI-B",
    "SPI", "USB", "DVI-A", "Composite", "SVIDEO", "Component", "DIN", "TV", "Unknown", "Writeback",
  ]

  /// Names a connector.
  package init(type: String, number: Int) {
    self.type = type
    self.number = number
  }

  /// Reads `TYPE-N`; nil where it is none.
  package init?(_ text: String) {
    guard let dash = text.lastIndex(of: "-"), dash != text.startIndex,
      let number = DecimalNumber.wholeNumber(text[text.index(after: dash)...]), number >= 1
    else { return nil }
    let type = text[..<dash]
    guard type.utf8.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }) else {
      return nil
    }
    self.init(type: String(type), number: number)
  }

  /// Written as configuration writes it.
  package var description: String { "\(type)-\(number)" }
}
