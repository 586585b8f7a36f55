import Composition
import Geometry
import SeededRandom

/// Panels and layers that a seed determines.
struct RandomLayers {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  mutating func panel() -> PixelSize {
    PixelSize(
      width: Int.random(in: 1...40, using: &generator),
      height: Int.random(in: 1...24, using: &generator))
  }

  /// None to seven layers, mostly of the panel's size, on screen, across its edges or beyond them.
  mutating func layers(on panel: PixelSize, format: PixelFormat) -> [PlacedBuffer] {
    (0..<Int.random(in: 0...7, using: &generator)).map { _ in
      let isWhole = Int.random(in: 0..<4, using: &generator) > 0
      let size = isWhole ? panel : self.panel()
      return PlacedBuffer(
        buffer: picture(size: size, format: format),
        x: offset(within: panel.width), y: offset(within: panel.height), opacity: opacity())
    }
  }

  /// Mostly opaque, as layers are.
  private mutating func opacity() -> Double {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0..<5: 1
    case 5: [0, 0.001, 0.999].randomElement(using: &generator) ?? 0
    default: Double.random(in: 0...1, using: &generator)
    }
  }

  private mutating func offset(within length: Int) -> Int {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0..<3: 0
    case 3: [Int.min, Int.max, -length, length].randomElement(using: &generator) ?? 0
    default: Int.random(in: -length - 2...length + 2, using: &generator)
    }
  }

  private mutating func picture(size: PixelSize, format: PixelFormat) -> PixelBuffer {
    let count = size.width * size.height * format.bytesPerPixel
    return PixelBuffer(
      size: size, format: format,
      bytes: (0..<count).map { _ in UInt8.random(in: 1...255, using: &generator) })
  }
}
