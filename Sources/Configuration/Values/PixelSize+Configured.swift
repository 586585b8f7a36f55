package import Geometry

extension PixelSize {
  /// The largest width or height that is taken for a size: the kernel counts modes in 16 bits.
  package static let greatestExtent = 0xffff
  /// The most pixels that are taken for a size: those of 16K (15360x8640), rounded up.
  ///
  /// A mistyped size must not ask for memory that no machine has; this takes half a gigabyte.
  package static let greatestCount = 1 << 27

  /// Reads `WxH`; nil where it is none, a side is not within 1...65535, or it has more than
  /// `greatestCount` pixels.
  package init?(configured text: some StringProtocol) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = DecimalNumber.wholeNumber(sides[0]),
      let height = DecimalNumber.wholeNumber(sides[1]),
      (1...Self.greatestExtent).contains(width), (1...Self.greatestExtent).contains(height),
      width * height <= Self.greatestCount
    else { return nil }
    self.init(width: width, height: height)
  }
}
