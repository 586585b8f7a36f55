package import Geometry

/// A picture with its transparency, in the panel's orientation.
package struct Bitmap: Sendable {
  /// Pixels across and down, on the panel.
  package let size: PixelSize
  /// Rows without gaps; a pixel is blue, green, red and alpha, the colours multiplied by alpha.
  package let bytes: [UInt8]
}
