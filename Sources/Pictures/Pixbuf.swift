internal import CGdkPixbuf
internal import Composition
internal import Geometry

/// A gdk-pixbuf picture in memory.
///
/// It owns one reference to one GdkPixbuf. Loading blocks on the disk and on the processor, for
/// tens of milliseconds where the picture is large: not for the loop's thread. gdk-pixbuf's loaders
/// may be used from several threads at once.
@safe struct Pixbuf: ~Copyable {
  private let raw: OpaquePointer

  /// SAFETY: the caller hands over its reference.
  private init(owning raw: OpaquePointer) {
    unsafe self.raw = raw
  }

  deinit {
    // SAFETY: the reference is this value's own.
    unsafe g_object_unref(UnsafeMutableRawPointer(raw))
  }

  /// What a file's first bytes say; nil where no loader knows them.
  static func header(of path: String) -> PictureHeader? {
    var width: Int32 = 0
    var height: Int32 = 0
    // SAFETY: the path is lent and both numbers are filled during the call; the format is static,
    // its name a copy that is freed here.
    guard let format = unsafe gdk_pixbuf_get_file_info(path, &width, &height),
      let name = unsafe gdk_pixbuf_format_get_name(format)
    else { return nil }
    defer { unsafe g_free(name) }
    return unsafe PictureHeader(
      format: String(cString: name), size: PixelSize(width: Int(width), height: Int(height)))
  }

  /// Decodes a whole file, all or nothing.
  static func load(_ path: String) throws(PictureError) -> Pixbuf {
    var error: UnsafeMutablePointer<GError>?
    // SAFETY: the path is lent; a picture or an error is handed over.
    guard let raw = unsafe gdk_pixbuf_new_from_file(path, &error) else {
      throw unsafe PictureError(reading: path, reason: GLibFailure.message(error))
    }
    return unsafe Pixbuf(owning: raw)
  }

  /// Decodes a file at another size, in less memory where its loader can.
  static func load(_ path: String, scaledTo size: PixelSize) throws(PictureError) -> Pixbuf {
    var error: UnsafeMutablePointer<GError>?
    // SAFETY: as in load(_:).
    let raw = unsafe gdk_pixbuf_new_from_file_at_scale(
      path, Int32(clamping: size.width), Int32(clamping: size.height), 0, &error)
    guard let raw = unsafe raw else {
      throw unsafe PictureError(reading: path, reason: GLibFailure.message(error))
    }
    return unsafe Pixbuf(owning: raw)
  }

  /// The picture as its camera was held, by the EXIF orientation that was read with it.
  consuming func oriented() throws(PictureError) -> Pixbuf {
    // SAFETY: the result is a reference of its own, to this picture or to a turned copy.
    guard let turned = unsafe gdk_pixbuf_apply_embedded_orientation(raw) else {
      throw Self.outOfMemory
    }
    return unsafe Pixbuf(owning: turned)
  }

  /// The picture at another size: reduced pictures are averaged over areas, enlarged ones
  /// interpolated.
  consuming func scaled(to size: PixelSize) throws(PictureError) -> Pixbuf {
    if size == self.size { return self }
    // SAFETY: a new picture, or NULL where its size is too much for memory.
    let scaled = unsafe gdk_pixbuf_scale_simple(
      raw, Int32(clamping: size.width), Int32(clamping: size.height), GDK_INTERP_BILINEAR)
    guard let scaled = unsafe scaled else { throw Self.outOfMemory }
    return unsafe Pixbuf(owning: scaled)
  }

  /// Pixels across and down.
  var size: PixelSize {
    // SAFETY: the picture is alive.
    unsafe PixelSize(
      width: Int(gdk_pixbuf_get_width(raw)), height: Int(gdk_pixbuf_get_height(raw)))
  }

  /// The picture on a screen: scaled, placed, over a background.
  ///
  /// Reduced pictures are averaged over areas, enlarged ones interpolated (gdk-pixbuf's bilinear
  /// filter does both). The placement is rounded to whole pixels, so edges are sharp.
  func placed(
    on screen: PixelSize, fit: ContentFit, background: Color
  ) throws(PictureError) -> Pixbuf {
    let size = size
    let placement = fit.placement(
      ofWidth: Double(size.width), height: Double(size.height), on: screen)
    let across = Self.wholePixels(placement.origin.x, placement.width)
    let down = Self.wholePixels(placement.origin.y, placement.height)
    // gdk-pixbuf counts the pixels of the scaled picture in 32 bits, and shows nothing beyond.
    guard max(across.length, down.length) <= Int(Int32.max) else {
      throw PictureError(
        "draw", "a picture of \(size)", reason: "it is too narrow or too flat to cover the screen",
        remedy: "crop it to about the screen's shape")
    }
    // SAFETY: a new picture, or NULL where its size is too much for memory.
    let new = unsafe gdk_pixbuf_new(
      GDK_COLORSPACE_RGB, 0, 8, Int32(clamping: screen.width), Int32(clamping: screen.height))
    guard let new = unsafe new else { throw Self.outOfMemory }
    let canvas = unsafe Pixbuf(owning: new)
    let left = max(0, across.start)
    let top = max(0, down.start)
    let right = min(screen.width, across.start + across.length)
    let bottom = min(screen.height, down.start + down.length)
    // SAFETY: both pictures are alive, and the area lies within the canvas.
    unsafe gdk_pixbuf_fill(canvas.raw, background.rgba)
    unsafe gdk_pixbuf_composite(
      raw, canvas.raw, Int32(left), Int32(top), Int32(right - left), Int32(bottom - top),
      Double(across.start), Double(down.start), Double(across.length) / Double(size.width),
      Double(down.length) / Double(size.height), GDK_INTERP_BILINEAR, 255)
    return canvas
  }

  /// Lends the rows, top to bottom.
  func withPixels<Result: ~Copyable>(
    _ body: (_ pixels: Span<UInt8>, _ stride: Int, _ layout: PixelLayout) -> Result
  ) throws(PictureError) -> Result {
    // SAFETY: the picture owns its pixels and is alive until after `body`; their length is what
    // gdk-pixbuf itself says, which is less than height * stride.
    let layout: PixelLayout? =
      switch unsafe gdk_pixbuf_get_n_channels(raw) {
      case 3: .rgb
      case 4: .rgba
      default: nil
      }
    guard let layout, let start = unsafe gdk_pixbuf_read_pixels(raw) else {
      throw Self.outOfMemory
    }
    let length = unsafe Int(gdk_pixbuf_get_byte_length(raw))
    let stride = unsafe Int(gdk_pixbuf_get_rowstride(raw))
    return body(
      unsafe UnsafeBufferPointer(start: start, count: length).span, stride, layout)
  }

  /// Encodes upright RGB pixels, without gaps between rows, as a PNG file.
  ///
  /// - Parameter compression: zlib's level, 0...9.
  static func png(ofRGB pixels: [UInt8], size: PixelSize, compression: Int) -> [UInt8]? {
    // SAFETY: the pixbuf borrows the array for the length of this closure only. The keys and values
    // are NULL-terminated lists, the encoded bytes a copy that is freed here.
    unsafe pixels.withUnsafeBufferPointer { buffer in
      let picture = unsafe gdk_pixbuf_new_from_data(
        buffer.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(clamping: size.width),
        Int32(clamping: size.height), Int32(clamping: size.width * 3), nil, nil)
      guard let picture = unsafe picture else { return nil }
      defer { unsafe g_object_unref(UnsafeMutableRawPointer(picture)) }
      return unsafe "compression".withCString { key in
        unsafe "\(compression)".withCString { value in
          var keys: [UnsafeMutablePointer<CChar>?] = unsafe [
            UnsafeMutablePointer(mutating: key), nil,
          ]
          var values: [UnsafeMutablePointer<CChar>?] = unsafe [
            UnsafeMutablePointer(mutating: value), nil,
          ]
          var encoded: UnsafeMutablePointer<CChar>?
          var count: gsize = 0
          guard
            unsafe gdk_pixbuf_save_to_bufferv(
              picture, &encoded, &count, "png", &keys, &values, nil) != 0,
            let start = unsafe encoded
          else { return nil }
          defer { unsafe g_free(start) }
          return unsafe Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
        }
      }
    }
  }

  private static func wholePixels(_ start: Double, _ length: Double) -> (start: Int, length: Int) {
    let first = Int(start.rounded())
    return (first, max(1, Int((start + length).rounded()) - first))
  }

  private static var outOfMemory: PictureError {
    PictureError(
      "draw", "a picture", reason: "there is not enough memory",
      remedy: "use a smaller picture")
  }
}

extension Color {
  /// The colour as gdk-pixbuf takes it, opaque.
  fileprivate var rgba: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | 0xff
  }
}
