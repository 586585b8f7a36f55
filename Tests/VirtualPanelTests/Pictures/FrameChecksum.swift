/// The checksum that vkms computes of each frame it would have shown.
///
/// It is a CRC-32 (reflected, polynomial 0x04c11db7) with the initial value 0 and no inversion at
/// the end, over the rows from above; a pixel counts as four little-endian 16-bit numbers: opaque,
/// red, green, blue.
struct FrameChecksum {
  private var value: UInt32 = 0

  /// The checksum of a picture shown from a buffer of 8 bits a color.
  static func ofPicture(_ picture: Pixmap) -> UInt32 {
    var checksum = FrameChecksum()
    checksum.add(picture) { color, _ in UInt16(color) * 257 }
    return checksum.value
  }

  /// The checksum of a picture shown from an RGB565 buffer.
  ///
  /// Its colors must be such as 16 bits hold exactly, so that it does not matter how they were
  /// converted.
  static func ofPictureInSixteenBits(_ picture: Pixmap) -> UInt32 {
    var checksum = FrameChecksum()
    checksum.add(picture) { color, channel in
      let levels: Double = channel == 1 ? 63 : 31
      let level = Double(color >> (channel == 1 ? 2 : 3))
      return UInt16((level * (65535 / levels)).rounded())
    }
    return checksum.value
  }

  private mutating func add(
    _ picture: Pixmap, widen: (_ color: UInt8, _ channel: Int) -> UInt16
  ) {
    let widened = (0..<3).map { channel in (0...255).map { widen(UInt8($0), channel) } }
    var channel = 0
    for color in picture.bytes {
      if channel == 0 { add(0xffff as UInt16) }
      add(widened[channel][Int(color)])
      channel = channel == 2 ? 0 : channel + 1
    }
  }

  private mutating func add(_ number: UInt16) {
    add(UInt8(number & 0xff))
    add(UInt8(number >> 8))
  }

  private mutating func add(_ byte: UInt8) {
    value = value >> 8 ^ Self.table[Int(UInt8(truncatingIfNeeded: value) ^ byte)]
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xedb8_8320
    }
  }
}
