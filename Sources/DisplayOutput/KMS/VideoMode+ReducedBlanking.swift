package import Geometry

extension VideoMode {
  /// A timing for a flat panel that offers none, as VESA's CVT standard computes it (reduced
  /// blanking, version 1): what `cvt -r` prints.
  ///
  /// Panels without EDID, or whose cable has no line for it, mostly take it. The blanking is as
  /// short as the standard allows, because there is no electron beam to wait for.
  ///
  /// - Parameters:
  ///   - size: The picture in pixels, each side at most 16384.
  ///   - rate: Frames a second, 1...1000.
  /// - Returns: Nil where the numbers are out of range.
  package static func reducedBlanking(_ size: PixelSize, refreshRate rate: Double) -> VideoMode? {
    let sides = 1...16384
    guard sides ~= size.width, sides ~= size.height, 1...1000 ~= rate else { return nil }
    // Pixels: pulse of 32 in a blanking of 160, its end in the middle.
    let horizontal = Axis(
      displayed: UInt16(size.width), syncStart: UInt16(size.width + 48),
      syncEnd: UInt16(size.width + 80), total: UInt16(size.width + 160))
    // Lines: 3 before the pulse, at least 6 after it, and at least 460 microseconds in all.
    let pulse = syncLines(of: size)
    let line = (1e6 / rate - 460) / Double(size.height)
    guard line > 0 else { return nil }
    let blanking = max(Int(460 / line) + 1, 3 + pulse + 6)
    guard let total = UInt16(exactly: size.height + blanking) else { return nil }
    let vertical = Axis(
      displayed: UInt16(size.height), syncStart: UInt16(size.height + 3),
      syncEnd: UInt16(size.height + 3 + pulse), total: total)
    // The clock comes in steps of a quarter of a megahertz.
    let kilohertz = rate * Double(total) * Double(horizontal.total) / 1000
    let clock = UInt32(kilohertz / 250) * 250
    guard clock > 0 else { return nil }
    return VideoMode(
      clock: clock, horizontal: horizontal, vertical: vertical,
      flags: [.positiveHorizontalSync, .negativeVerticalSync])
  }

  /// The length of the vertical pulse, by which displays tell the picture's shape.
  private static func syncLines(of size: PixelSize) -> Int {
    let shapes = [(4, 3, 4), (16, 9, 5), (16, 10, 6), (5, 4, 7), (15, 9, 7)]
    for (width, height, lines) in shapes where size.width * height == size.height * width {
      return lines
    }
    return 10
  }
}
