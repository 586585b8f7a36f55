internal import Geometry

/// What a file of pixels says about itself in its first bytes.
struct PictureHeader {
  /// gdk-pixbuf's name of the format: `png`, `jpeg`.
  var format: String
  /// The size in pixels before any orientation that EXIF asks for.
  var size: PixelSize

  /// Whether it is a drawing, which has pixels of any number.
  var isDrawing: Bool { format == "svg" }
}
