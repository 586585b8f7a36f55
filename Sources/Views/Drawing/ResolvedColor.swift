/// A colour by its shares of sRGB, 0...1, not multiplied by the opacity.
nonisolated public struct ResolvedColor: Hashable, Sendable {
  /// The share of red.
  public var red: Double
  /// The share of green.
  public var green: Double
  /// The share of blue.
  public var blue: Double
  /// 0 is invisible, 1 covers what is below.
  public var opacity: Double

  /// Makes a colour from its shares.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Makes a colour of the bytes of `0xRRGGBB`.
  package init(hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255, opacity: opacity)
  }
}
