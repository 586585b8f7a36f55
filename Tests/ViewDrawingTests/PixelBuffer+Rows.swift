import Composition
import Geometry

extension PixelBuffer {
  /// The pixels of an upright picture as `0xRRGGBB`.
  var rows: [[UInt32]] {
    (0..<size.height).map { y in
      (0..<size.width).map { x in
        let start = y * stride + 4 * x
        return (0..<3).reduce(0) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
      }
    }
  }
}
