package import Composition
internal import Geometry
internal import LinuxIO

/// Writes pictures as PNG files.
package enum PNGWriter {
  /// zlib's level: a third of the default's time for an eighth more bytes, on a photograph.
  private static let compression = 3

  /// Encodes an upright picture.
  ///
  /// - Precondition: `picture` is in XRGB8888, as `PixelBuffer.upright` makes it.
  package static func bytes(of picture: PixelBuffer) throws(PictureError) -> [UInt8] {
    precondition(picture.format == .xrgb8888, "only upright pictures in XRGB8888 are written")
    let pixels = picture.bytes
    let rgb = [UInt8](capacity: picture.size.width * picture.size.height * 3) { output in
      for offset in stride(from: 0, to: pixels.count, by: 4) {
        output.append(pixels[offset + 2])
        output.append(pixels[offset + 1])
        output.append(pixels[offset])
      }
    }
    guard let bytes = Pixbuf.png(ofRGB: rgb, size: picture.size, compression: compression) else {
      throw PictureError(
        "encode", "a picture of \(picture.size)", reason: "gdk-pixbuf refuses it",
        remedy: "check that there is enough memory")
    }
    return bytes
  }

  /// Writes an upright picture to a file, which is there as a whole or as it was before.
  ///
  /// - Precondition: `picture` is in XRGB8888, as `PixelBuffer.upright` makes it.
  package static func write(_ picture: PixelBuffer, to path: String) throws(PictureError) {
    let bytes = try bytes(of: picture)
    do throws(SystemError) {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw PictureError(
        "write the picture", path, reason: "\(error.reason)",
        remedy: error.remedy ?? "check the folder's permissions and the free space")
    }
  }
}
