/// How a pixel lies in memory, in the names the kernel uses.
package enum PixelFormat: String, Sendable, CaseIterable {
  /// 32 bits, little endian: blue, green, red, unused.
  case xrgb8888
  /// 16 bits, little endian: 5 bits red, 6 green, 5 blue from the top.
  case rgb565

  /// Bytes a pixel takes.
  package var bytesPerPixel: Int {
    switch self {
    case .xrgb8888: 4
    case .rgb565: 2
    }
  }
}
