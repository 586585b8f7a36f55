/// Some of a panel's pixels that are drawn into, in rows without gaps.
struct PixelTarget {
  /// How a pixel lies in memory.
  enum Format {
    /// Blue, green, red and alpha, multiplied by it.
    ///
    /// The byte that a panel's XRGB8888 leaves unused is Cairo's alpha: over an opaque background it
    /// stays 255, while in Cairo's own XRGB it is whatever the last operation left there.
    case argb32
    /// As a panel's RGB565.
    case rgb565
    /// How much is covered; colours do not count.
    case alpha
  }

  /// The pixels, as the panel counts them.
  var area: PixelRect
  var format: Format

  /// Bytes from one row to the next.
  var stride: Int {
    switch format {
    case .argb32: area.width * 4
    case .rgb565: area.width * 2
    case .alpha: area.width
    }
  }
}
