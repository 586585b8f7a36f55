/// Letters put together to one mask, so that they are drawn at once.
struct LetterMask {
  private var letters: [(image: GlyphImage, x: Int, y: Int)] = []

  /// Adds a letter, by the panel's pixel of its upper left corner.
  mutating func add(_ image: GlyphImage, x: Int, y: Int) {
    letters.append((image, x, y))
  }

  /// How much of each pixel is covered; nil where there are no letters.
  var patch: PixelPatch? {
    guard let first = letters.first else { return nil }
    var (left, top) = (first.x, first.y)
    var (right, bottom) = (left, top)
    for letter in letters {
      left = min(left, letter.x)
      top = min(top, letter.y)
      right = max(right, letter.x + letter.image.width)
      bottom = max(bottom, letter.y + letter.image.height)
    }
    // Cairo wants rows of whole words.
    let width = (right - left + 3) / 4 * 4
    var bytes = [UInt8](repeating: 0, count: width * (bottom - top))
    for letter in letters {
      Self.add(
        letter.image, to: &bytes, stride: width,
        at: (letter.y - top) * width + letter.x - left)
    }
    return PixelPatch(x: left, y: top, width: width, height: bottom - top, bytes: bytes)
  }

  /// Where letters overlap, pixels are covered by both together.
  private static func add(
    _ image: GlyphImage, to bytes: inout [UInt8], stride: Int, at start: Int
  ) {
    let source = image.bytes.span
    var target = bytes.mutableSpan
    for row in 0..<image.height {
      let from = row * image.width
      let to = start + row * stride
      for column in 0..<image.width {
        let (sum, isOver) = target[to + column].addingReportingOverflow(source[from + column])
        target[to + column] = isOver ? 255 : sum
      }
    }
  }
}
