import Composition
import Geometry
import SeededRandom

/// Panels and layers that a seed determines, wide enough to hold whole cache lines.
struct RandomScene {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
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
        x: offset(within: panel.width), y: offset(within: panel.height),
        opacity: number(below: 2) == 0 ? 1 : Double(number(below: 257)) / 256)
    }
  }

  private mutating func offset(within length: Int) -> Int {
    number(below: 3) == 0 ? 0 : number(below: 2 * length + 5) - length - 2
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }
}
