internal import Geometry

/// The fields of a received packet, one after another.
struct PacketFields {
  /// What kind of message it is.
  let kind: UInt8
  private let bytes: [UInt8]
  private var next = 2

  /// Begins to read a packet; nil where it is none of this version.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == PreviewPacket.length, bytes[1] == PreviewPacket.version else {
      return nil
    }
    kind = bytes[0]
    self.bytes = bytes
  }

  mutating func number<Number: FixedWidthInteger>(_: Number.Type = Number.self) -> Number {
    var number: Number = 0
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      number |= Number(truncatingIfNeeded: bytes[next]) << Number(shift)
      next += 1
    }
    return number
  }

  mutating func double() -> Double {
    Double(bitPattern: number())
  }

  mutating func size() -> PixelSize {
    let width: UInt32 = number()
    let height: UInt32 = number()
    return PixelSize(width: Int(width), height: Int(height))
  }
}
