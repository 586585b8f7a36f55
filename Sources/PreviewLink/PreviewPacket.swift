internal import Geometry

/// A packet of the talk between a kiosk and the window that previews it, over one socket.
///
/// ```
///   byte  0        1          2...                                       63
///        +--------+----------+--------------------------------------------+
///        |  kind  | version  |  fields, little endian, the rest is zero    |
///        +--------+----------+--------------------------------------------+
/// ```
///
/// Who sends keeps one and writes each message into it, so that a frame allocates nothing.
package struct PreviewPacket: Sendable {
  /// The length of every packet, in bytes.
  package static let length = 64
  /// Which packets are understood; raised whenever one of them changes.
  static let version: UInt8 = 1
  /// The environment variable in which a kiosk finds the number of its end of the socket.
  package static let socketVariable = "KIOSK_PREVIEW_SOCKET"

  /// The bytes to be sent.
  package private(set) var bytes: [UInt8] = []

  /// Makes memory for a packet.
  package init() {
    bytes.reserveCapacity(Self.length)
  }

  /// Begins another message.
  mutating func begin(_ kind: UInt8) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(kind)
    bytes.append(Self.version)
  }

  mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> Number(shift)))
    }
  }

  mutating func append(_ number: Double) {
    append(number.bitPattern)
  }

  mutating func append(_ size: PixelSize) {
    append(UInt32(clamping: size.width))
    append(UInt32(clamping: size.height))
  }

  /// Ends the message.
  mutating func finish() {
    precondition(bytes.count <= Self.length, "a message fits into a packet")
    while bytes.count < Self.length { bytes.append(0) }
  }
}
