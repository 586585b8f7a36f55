import Composition
import Geometry

/// Panels and layers that a seed determines, wide enough to hold whole cache lines.
struct RandomScene {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func panel() -> PixelSize {
    PixelSize(width: 1 + number(below: 120), height: 1 + number(below: 6))
  }

  /// None to six layers, mostly of the panel's size, on screen, across its edges or beyond them.
  mutating func layers(on panel: PixelSize, format: PixelFormat) -> [PlacedBuffer] {
    (0..<number(below: 7)).map { _ in
      let size = number(below: 4) > 0 ? panel : self.panel()
      let bytes = (0..<size.width * size.height * format.bytesPerPixel).map { _ in
        UInt8(1 + number(below: 255))
      }
      return PlacedBuffer(
        buffer: PixelBuffer(size: size, format: format, bytes: bytes),
        x: offset(within: panel.width), y: offset(within: panel.height))
    }
  }

  private mutating func offset(within length: Int) -> Int {
    number(below: 3) == 0 ? 0 : number(below: 2 * length + 5) - length - 2
  }

  /// Xorshift: enough to vary a test, and the same everywhere.
  private mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 16) % UInt64(limit))
  }
}
