internal import CGdkPixbuf
internal import Geometry
internal import LinuxIO

/// What stands at the head of a file of pixels beside its size.
enum PictureHead {
  /// Cameras put much before the picture: its place, a small one for lists.
  private static let greatestLength = 1 << 20
  /// What is given to the loader at once; the less, the less of the picture it decodes for nothing.
  private static let pieceLength = 4096

  /// Whether EXIF turns the picture by a quarter, so that width and height change places.
  static func isOnItsSide(_ path: String, _ header: PictureHeader) -> Bool {
    guard header.format == "jpeg",
      let bytes = try? FileContents.readStart(of: path, count: greatestLength)
    else { return false }
    // 5...8 are those that mirror along a diagonal or turn by a quarter; EXIF 2.3, tag 0x0112.
    return ["5", "6", "7", "8"].contains(orientation(ofJPEG: bytes) ?? "1")
  }

  /// The EXIF orientation as gdk-pixbuf has it; nil where there is none.
  private static func orientation(ofJPEG bytes: [UInt8]) -> String? {
    // SAFETY: the loader is this function's own and closed before it is given back, whatever it
    // says of the missing rest; its picture and the picture's options are its own.
    guard let loader = unsafe gdk_pixbuf_loader_new_with_type("jpeg", nil) else { return nil }
    defer {
      unsafe gdk_pixbuf_loader_close(loader, nil)
      unsafe g_object_unref(loader)
    }
    var start = 0
    while start < bytes.count {
      let end = min(start + pieceLength, bytes.count)
      let isGood = unsafe bytes[start..<end].withUnsafeBufferPointer { piece in
        unsafe gdk_pixbuf_loader_write(loader, piece.baseAddress, gsize(piece.count), nil) != 0
      }
      guard isGood else { return nil }
      if let picture = unsafe gdk_pixbuf_loader_get_pixbuf(loader) {
        let option = unsafe gdk_pixbuf_get_option(picture, "orientation")
        return unsafe option.map { unsafe String(cString: $0) }
      }
      start = end
    }
    return nil
  }
}
