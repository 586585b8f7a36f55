/// A PNG file written here, so that what is decoded does not come from the library that decodes it.
enum PNGFile {
  /// Encodes 8-bit pixels without compression.
  ///
  /// - Parameters:
  ///   - claimedSize: What the header says instead of the truth.
  ///   - pixel: Red, green, blue and alpha of a pixel.
  static func bytes(
    width: Int, height: Int, claimedSize: (width: Int, height: Int)? = nil,
    pixel: (_ x: Int, _ y: Int) -> [UInt8]
  ) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width { rows += pixel(x, y) }
    }
    let claimed = claimedSize ?? (width, height)
    let header = bigEndian(claimed.width) + bigEndian(claimed.height) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
      + chunk("IHDR", header) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + data
    return bigEndian(data.count) + checked + bigEndian(Int(crc32(checked)))
  }

  /// A zlib stream of one stored block.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    precondition(data.count <= 0xffff)
    let low = UInt8(data.count & 0xff)
    let high = UInt8(data.count >> 8)
    var a = 1
    var b = 0
    for byte in data {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return [0x78, 0x01, 1, low, high, ~low, ~high] + data + bigEndian(b << 16 | a)
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1
      }
    }
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
