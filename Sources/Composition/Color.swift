/// An opaque colour, as configuration writes it: `#rrggbb`.
package struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The share of red, 0...255 (sRGB).
  package var red: UInt8
  /// The share of green, 0...255 (sRGB).
  package var green: UInt8
  /// The share of blue, 0...255 (sRGB).
  package var blue: UInt8

  /// No light at all.
  package static let black = Color(red: 0, green: 0, blue: 0)

  /// Makes a colour from its three shares.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Written as configuration writes it: `#00a0ff`.
  package var description: String {
    "#"
      + [red, green, blue].map { share in
        let digits = String(share, radix: 16)
        return share < 16 ? "0" + digits : digits
      }.joined()
  }
}
