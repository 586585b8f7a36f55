import Composition
import Geometry

extension PixelBuffer {
  /// The pixels of an upright picture in XRGB8888 as 0xrrggbb, row by row.
  var rows: [[UInt32]] {
    (0..<size.height).map { y in
      (0..<size.width).map { x in
        let offset = y * stride + x * 4
        return UInt32(bytes[offset]) | UInt32(bytes[offset + 1]) << 8
          | UInt32(bytes[offset + 2]) << 16
      }
    }
  }

  /// The red components of an upright picture, row by row.
  var reds: [[Int]] { rows.map { $0.map { Int($0 >> 16) } } }
}
