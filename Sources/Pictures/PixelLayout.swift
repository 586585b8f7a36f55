/// How a library hands out the pixels of a picture.
enum PixelLayout {
  /// gdk-pixbuf without alpha: red, green, blue.
  case rgb
  /// gdk-pixbuf with alpha: red, green, blue, alpha; not premultiplied.
  case rgba
  /// Cairo's RGB24 on a little-endian machine: blue, green, red, unused.
  case xrgb

  /// Bytes from one pixel to the next.
  var bytesPerPixel: Int { self == .rgb ? 3 : 4 }
}
