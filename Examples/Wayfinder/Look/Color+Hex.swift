import KioskUI

extension Color {
  /// Makes a colour from `0xRRGGBB`.
  init(hex: UInt32) {
    func share(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: share(16), green: share(8), blue: share(0))
  }
}
