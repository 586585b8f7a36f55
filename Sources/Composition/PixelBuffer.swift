package import Geometry

/// A screen's picture in ordinary memory, in the orientation and format that the display scans out.
///
/// It is immutable: a screen that changes gets a new buffer, so a slide never shows half a redraw
/// and buffers pass between threads without copies or locks.
package final class PixelBuffer: Sendable {
  /// The panel's size in pixels, before rotation.
  package let size: PixelSize
  /// How a pixel lies in `bytes`.
  package let format: PixelFormat
  /// The rows, top to bottom, each `size.width * format.bytesPerPixel` bytes, without gaps.
  package let bytes: [UInt8]

  /// Bytes from one row to the next.
  package var stride: Int { size.width * format.bytesPerPixel }

  /// Takes over finished rows.
  ///
  /// - Precondition: `bytes` holds exactly `size.height` rows of `stride` bytes.
  package init(size: PixelSize, format: PixelFormat, bytes: [UInt8]) {
    precondition(
      bytes.count == size.width * size.height * format.bytesPerPixel,
      "a pixel buffer of \(size) holds exactly its rows")
    self.size = size
    self.format = format
    self.bytes = bytes
  }
}
