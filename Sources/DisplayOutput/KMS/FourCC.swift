package import Composition

/// The kernel's code of a pixel format: four letters, the first in the lowest byte.
package struct FourCC: Hashable, Sendable, CustomStringConvertible {
  /// The code as a number.
  package let rawValue: UInt32

  /// Wraps the kernel's number.
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The code of a format that buffers can have.
  package init(_ format: PixelFormat) {
    switch format {
    case .xrgb8888: self.init("X", "R", "2", "4")
    case .rgb565: self.init("R", "G", "1", "6")
    }
  }

  private init(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar, _ third: Unicode.Scalar,
    _ fourth: Unicode.Scalar
  ) {
    rawValue =
      first.value | second.value << 8 | third.value << 16 | fourth.value << 24
  }

  /// The four letters; a byte that is no letter or digit is shown as a question mark.
  package var description: String {
    var letters = ""
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let scalar = Unicode.Scalar(UInt8(truncatingIfNeeded: rawValue >> shift))
      letters.unicodeScalars.append(scalar.isASCII && scalar.value > 0x20 ? scalar : "?")
    }
    return letters
  }
}
