package import Geometry

extension PhysicalSize {
  /// Reads `WxH` in millimetres; nil where it is none or a side is not within 1...10000.
  package init?(configured text: some StringProtocol) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = DecimalNumber.value(sides[0]),
      let height = DecimalNumber.value(sides[1]),
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}
