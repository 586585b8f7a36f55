package import Geometry

extension PixelSize {
  /// The largest width or height that is taken for a size: the kernel counts modes in 16 bits.
  package static let greatestExtent = 0xffff

  /// Reads `WxH`; nil where it is none or a side is not within 1...65535.
  package init?(configured text: some StringProtocol) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = DecimalNumber.wholeNumber(sides[0]),
      let height = DecimalNumber.wholeNumber(sides[1]),
      (1...Self.greatestExtent).contains(width), (1...Self.greatestExtent).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}
