/// A set of small codes: which keys a device has, which axes, which properties.
///
/// It is the kernel's bitmap, eight codes a byte, with no zero bytes at its end, so that two sets
/// with the same members are equal whatever their bitmaps' lengths were.
package struct EventCodeSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The bitmap: code `n` is bit `n % 8` of byte `n / 8`.
  package private(set) var bytes: [UInt8] = []

  /// Makes an empty set.
  package init() {}

  /// Makes a set of the codes listed.
  package init(arrayLiteral codes: UInt16...) {
    for code in codes { insert(code) }
  }

  /// Makes a set of the codes in a sequence.
  package init(_ codes: some Sequence<UInt16>) {
    for code in codes { insert(code) }
  }

  /// Makes a set from a bitmap.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
    while self.bytes.last == 0 { self.bytes.removeLast() }
  }

  /// Whether no code is in the set.
  package var isEmpty: Bool { bytes.isEmpty }

  /// Whether `code` is in the set.
  package func contains(_ code: UInt16) -> Bool {
    let index = Int(code / 8)
    return index < bytes.count && bytes[index] & (1 << UInt8(code % 8)) != 0
  }

  /// Adds `code`.
  package mutating func insert(_ code: UInt16) {
    let index = Int(code / 8)
    while bytes.count <= index { bytes.append(0) }
    bytes[index] |= 1 << UInt8(code % 8)
  }
}
