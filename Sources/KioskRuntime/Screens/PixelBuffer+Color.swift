internal import Composition
internal import Geometry

extension PixelBuffer {
  /// A picture of one colour.
  convenience init(filling size: PixelSize, format: PixelFormat, with color: Color) {
    let pixel: [UInt8]
    switch format {
    case .xrgb8888:
      pixel = [color.blue, color.green, color.red, 0]
    case .rgb565:
      let value =
        UInt16(color.red >> 3) << 11 | UInt16(color.green >> 2) << 5 | UInt16(color.blue >> 3)
      pixel = [UInt8(truncatingIfNeeded: value), UInt8(value >> 8)]
    }
    // Row by row, because appending an array copies it at once.
    var row: [UInt8] = []
    row.reserveCapacity(size.width * pixel.count)
    for _ in 0..<size.width { row.append(contentsOf: pixel) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(row.count * size.height)
    for _ in 0..<size.height { bytes.append(contentsOf: row) }
    self.init(size: size, format: format, bytes: bytes)
  }
}
