internal import Geometry
internal import Glibc
internal import LinuxIO

/// What is looked at before a file is decoded, so that none takes the machine's time and memory.
enum PictureFile {
  /// More pixels than this are not decoded: they would take 400 MB for no panel's good.
  static let greatestPixelCount = 100_000_000
  /// Files larger than this are not read.
  static let greatestSize = 256 << 20

  /// Refuses what is no file, cannot be read or is too large.
  static func check(_ path: String) throws(PictureError) {
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(of: path)
      // The loaders would take a file that may not be read for a broken one.
      if status.isRegular { _ = try FileDescriptor.open(path, O_RDONLY | O_NONBLOCK) }
    } catch {
      throw PictureError(reading: path, failedBy: error)
    }
    guard status.isRegular else {
      throw PictureError(
        reading: path, reason: "it is no file", remedy: "name a picture, not a folder or device")
    }
    guard status.size <= greatestSize else {
      throw PictureError(
        reading: path, reason: "it is larger than 256 MiB", remedy: "make it smaller")
    }
  }

  /// What a checked file says about itself.
  static func header(of path: String) throws(PictureError) -> PictureHeader {
    try check(path)
    guard let header = Pixbuf.header(of: path) else {
      throw PictureError(
        reading: path, reason: "it is no picture of a format known here",
        remedy: "use PNG or JPEG, or install the gdk-pixbuf loader for it")
    }
    return header
  }

  /// What a checked file of pixels says about itself; nil where it is an SVG drawing.
  ///
  /// A drawing is known by its name, or by gdk-pixbuf where the loader for it is installed.
  static func headerOfPixels(_ path: String) throws(PictureError) -> PictureHeader? {
    if path.hasSuffix(".svg") {
      try check(path)
      return nil
    }
    let header = try header(of: path)
    return header.isDrawing ? nil : header
  }

  /// Refuses pictures of too many pixels, and files that end too early.
  static func checkPixels(of header: PictureHeader, path: String) throws(PictureError) {
    let (count, overflow) = header.size.width.multipliedReportingOverflow(by: header.size.height)
    guard !overflow, count <= greatestPixelCount else {
      throw PictureError(
        reading: path, reason: "its \(header.size) pixels are more than 100 million",
        remedy: "make it about as large as the screen")
    }
    guard ["jpeg", "bmp"].contains(header.format) else { return }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileContents.read(path, limit: greatestSize)
    } catch {
      throw PictureError(reading: path, failedBy: error)
    }
    guard PictureIntegrity.isComplete(bytes, format: header.format) else {
      throw PictureError(
        reading: path, reason: "the file is cut short", remedy: "copy it again")
    }
  }
}
