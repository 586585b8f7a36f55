internal import Composition
internal import Geometry

/// How every sheet looks that the program draws of itself: dark paper, one accent, quiet captions.
enum SheetStyle {
  static let paper = Color(red: 0x1b, green: 0x1c, blue: 0x1f)
  static let track = Color(red: 0x3a, green: 0x3c, blue: 0x42)
  static let ink = Color(red: 0xf2, green: 0xf0, blue: 0xea)
  static let quietInk = Color(red: 0x9a, green: 0x9b, blue: 0xa1)
  static let accent = Color(red: 0xe4, green: 0x6a, blue: 0x45)

  /// Pixels around everything.
  static let margin = 32
  /// Pixels of the line with the title.
  static let header = 44
}

extension CairoSurface {
  /// Writes a sheet's first line: what it is at the left, how much of it at the right.
  func writeHeader(title: String, note: String) {
    let baseline = Double(SheetStyle.margin + 16)
    write(
      title, x: Double(SheetStyle.margin), baseline: baseline, size: 19, color: SheetStyle.ink,
      isBold: true)
    write(
      note, x: Double(size.width - SheetStyle.margin), baseline: baseline, size: 14,
      color: SheetStyle.quietInk, leftwards: true)
  }
}
