internal import Geometry
package import Gestures

/// Writes evemu's text into a buffer that its owner empties, so that a running recording allocates
/// nothing once the buffer has grown.
package struct EvemuWriter: Sendable {
  /// The text since the buffer was last emptied.
  package private(set) var bytes: [UInt8] = []

  /// Makes a writer with an empty buffer.
  package init() {}

  /// Forgets the text, which somebody has taken, and keeps the memory.
  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Appends the head of a recording.
  package mutating func append(_ device: DeviceDescription) {
    append("# EVEMU 1.3\nN: ")
    // A driver may put anything into the name; only line ends would end the line.
    for byte in device.name.utf8 {
      bytes.append(byte == 10 || byte == 13 ? UInt8(ascii: " ") : byte)
    }
    append("\nI:")
    let identity = device.identity
    for number in [identity.bus, identity.vendor, identity.product, identity.version] {
      append(" ")
      append(hexadecimal: number, digits: 4)
    }
    append("\n")
    append(bitmap: device.properties, lines: 1) { $0.append("P:") }
    for (type, lines) in Self.bitmapLines {
      append(bitmap: device.codes[type] ?? [], lines: lines) {
        $0.append("B: ")
        $0.append(hexadecimal: type, digits: 2)
      }
    }
    for (code, axis) in device.axes.sorted(by: { $0.key < $1.key }) {
      append("A: ")
      append(hexadecimal: code, digits: 2)
      for number in [axis.minimum, axis.maximum, axis.fuzz, axis.flat, axis.resolution] {
        append(" ")
        append(decimal: Int64(number), digits: 1)
      }
      append("\n")
    }
  }

  /// Appends one event; its time is written in whole microseconds, as the kernel gives it.
  package mutating func append(_ event: EvdevEvent) {
    let microseconds = max(0, event.time.nanoseconds) / 1000
    append("E: ")
    append(decimal: microseconds / 1_000_000, digits: 1)
    append(".")
    append(decimal: microseconds % 1_000_000, digits: 6)
    append(" ")
    append(hexadecimal: event.type, digits: 4)
    append(" ")
    append(hexadecimal: event.code, digits: 4)
    append(" ")
    append(decimal: Int64(event.value), digits: 4)
    append("\n")
  }

  /// Each event type with the lines of eight bytes that evemu's own tools expect of its bitmap.
  private static let bitmapLines: KeyValuePairs<UInt16, Int> = [
    0x00: 1, 0x01: 12, 0x02: 1, 0x03: 1, 0x04: 1, 0x05: 1, 0x11: 1, 0x12: 1, 0x14: 1, 0x15: 2,
  ]

  private mutating func append(
    bitmap: EventCodeSet, lines: Int, start: (inout EvemuWriter) -> Void
  ) {
    for index in 0..<max(lines * 8, (bitmap.bytes.count + 7) / 8 * 8) {
      if index % 8 == 0 { start(&self) }
      append(" ")
      append(
        hexadecimal: index < bitmap.bytes.count ? UInt16(bitmap.bytes[index]) : 0, digits: 2)
      if index % 8 == 7 { append("\n") }
    }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func append(hexadecimal number: UInt16, digits: Int) {
    for place in stride(from: digits - 1, through: 0, by: -1) {
      let digit = UInt8(number >> UInt16(4 * place) & 0xf)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  private mutating func append(decimal number: Int64, digits: Int) {
    // evemu pads the sign too: -1 in four places is -001.
    var places = digits
    if number < 0 {
      bytes.append(UInt8(ascii: "-"))
      places -= 1
    }
    let magnitude = number.magnitude
    var divisor: UInt64 = 1
    var count = 1
    while magnitude / divisor >= 10 {
      divisor *= 10
      count += 1
    }
    while count < places {
      bytes.append(UInt8(ascii: "0"))
      places -= 1
    }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(magnitude / divisor % 10))
      divisor /= 10
    }
  }
}
