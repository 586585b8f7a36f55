/// Blurs a mask by three boxes one after another, which comes close to a Gaussian blur.
struct BoxBlur {
  /// How many pixels each box reaches to both sides.
  private let reaches: [Int]

  /// Describes a blur that reaches some pixels to both sides.
  init(reach: Int) {
    reaches = (0..<3).map { (reach + $0) / 3 }
  }

  /// Blurs the columns of a mask: each pixel becomes the mean of those above and below.
  ///
  /// Sums of a whole row go down together, which keeps to the order of memory.
  func blurColumns(_ pixels: inout [UInt8], width: Int, height: Int) {
    for reach in reaches where reach > 0 {
      let source = pixels
      var sums = [UInt32](repeating: 0, count: width)
      let share = Self.share(reach)
      for row in -reach..<height {
        if row + reach < height { Self.add(source, row: row + reach, to: &sums) }
        if row - reach > 0 { Self.subtract(source, row: row - reach - 1, from: &sums) }
        if row >= 0 { Self.write(sums, times: share, to: &pixels, row: row) }
      }
    }
  }

  /// Blurs the rows of a mask: each pixel becomes the mean of those left and right.
  func blurRows(_ pixels: inout [UInt8], width: Int, height: Int) {
    var source = [UInt8](repeating: 0, count: width)
    for row in 0..<height {
      for reach in reaches where reach > 0 {
        Self.blurRow(&pixels, from: row * width, scratch: &source, reach: reach)
      }
    }
  }

  private static func blurRow(
    _ pixels: inout [UInt8], from start: Int, scratch: inout [UInt8], reach: Int
  ) {
    let width = scratch.count
    var target = pixels.mutableSpan
    var source = scratch.mutableSpan
    for column in 0..<width { source[column] = target[start + column] }
    let share = share(reach)
    var sum: UInt32 = 0
    for column in 0..<min(reach, width) { sum += UInt32(source[column]) }
    for column in 0..<width {
      if column + reach < width { sum += UInt32(source[column + reach]) }
      if column > reach { sum -= UInt32(source[column - reach - 1]) }
      target[start + column] = mean(sum, share)
    }
  }

  /// What a sum is multiplied by to become a mean, in 65536ths.
  private static func share(_ reach: Int) -> UInt32 {
    let count = UInt32(2 * reach + 1)
    return (65536 + count / 2) / count
  }

  private static func mean(_ sum: UInt32, _ share: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: min((sum &* share &+ 1 << 15) >> 16, 255))
  }

  private static func add(_ pixels: [UInt8], row: Int, to sums: inout [UInt32]) {
    let source = pixels.span
    var target = sums.mutableSpan
    let start = row * target.count
    for column in 0..<target.count { target[column] &+= UInt32(source[start + column]) }
  }

  private static func subtract(_ pixels: [UInt8], row: Int, from sums: inout [UInt32]) {
    let source = pixels.span
    var target = sums.mutableSpan
    let start = row * target.count
    for column in 0..<target.count { target[column] &-= UInt32(source[start + column]) }
  }

  private static func write(
    _ sums: [UInt32], times share: UInt32, to pixels: inout [UInt8], row: Int
  ) {
    let source = sums.span
    var target = pixels.mutableSpan
    let start = row * source.count
    for column in 0..<source.count {
      target[start + column] = mean(source[column], share)
    }
  }
}
