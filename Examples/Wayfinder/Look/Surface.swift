import KioskUI

/// The colours of a screen: what it lies on, and what is drawn upon it.
struct Surface: Hashable, Sendable {
  /// What everything lies on.
  let ground: Color
  /// What lies around a picture.
  let halo: Color
  /// Text that is read.
  let ink: Color
  /// Text that explains; still with a contrast of 4.5.
  let faint: Color
  /// Lines between things.
  let line: Color
  /// What leads on.
  let accent: Color
}

extension Surface {
  /// The red of the house.
  static let vermilion = Color(hex: 0xB93A25)

  static let ivory = Surface(
    ground: Color(hex: 0xF3EFE6), halo: Color(hex: 0xEBE5D8), ink: Color(hex: 0x211F1C),
    faint: Color(hex: 0x6B645A), line: Color(hex: 0xCDC5B6), accent: vermilion)
  static let sand = Surface(
    ground: Color(hex: 0xE3D9C7), halo: Color(hex: 0xD6CAB3), ink: Color(hex: 0x211F1C),
    faint: Color(hex: 0x5F574A), line: Color(hex: 0xC3B69E), accent: Color(hex: 0xB03320))
  static let celadon = Surface(
    ground: Color(hex: 0xDBE3D9), halo: Color(hex: 0xCAD6CA), ink: Color(hex: 0x1D2B25),
    faint: Color(hex: 0x4F6459), line: Color(hex: 0xB5C4B6), accent: Color(hex: 0xB03320))
  static let slip = Surface(
    ground: Color(hex: 0xE2D9C9), halo: Color(hex: 0xD3C7B1), ink: Color(hex: 0x2A251D),
    faint: Color(hex: 0x62584A), line: Color(hex: 0xC4B79F), accent: Color(hex: 0xB03320))
  static let night = Surface(
    ground: Color(hex: 0x1C1E22), halo: Color(hex: 0x31343B), ink: Color(hex: 0xF2EFE8),
    faint: Color(hex: 0xA5A29A), line: Color(hex: 0x42454C), accent: Color(hex: 0xEE7A5E))
  static let ramie = Surface(
    ground: Color(hex: 0xEFE7D6), halo: Color(hex: 0xE3D7BD), ink: Color(hex: 0x2A231C),
    faint: Color(hex: 0x6B604F), line: Color(hex: 0xD2C5AB), accent: Color(hex: 0xB03320))
  static let dusk = Surface(
    ground: Color(hex: 0x2B2430), halo: Color(hex: 0x453A4A), ink: Color(hex: 0xF3EEF1),
    faint: Color(hex: 0xB3A8B4), line: Color(hex: 0x574B5C), accent: Color(hex: 0xF0896E))
  static let ginkgo = Surface(
    ground: Color(hex: 0xECDCC2), halo: Color(hex: 0xDDC7A2), ink: Color(hex: 0x2C1D11),
    faint: Color(hex: 0x6A5641), line: Color(hex: 0xD0B994), accent: Color(hex: 0xAC3220))
}
