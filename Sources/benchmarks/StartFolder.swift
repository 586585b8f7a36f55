internal import Composition
internal import Geometry
internal import Glibc
internal import LinuxIO
internal import Pictures

/// A folder with a kiosk of one screen, and the file that its frames are noted in.
struct StartFolder: ~Copyable {
  private let path: String
  var configuration: String { "\(path)/kiosk.yaml" }
  var pacing: String { "\(path)/pacing.jsonl" }
  var log: String { "\(path)/log" }
  private var picture: String { "\(path)/root.png" }

  /// Makes the folder, with a picture of `size` in it.
  init(size: PixelSize) throws {
    path = "/tmp/kiosk-navigator-benchmark.\(getpid())"
    // SAFETY: here and below, paths are lent as C strings for the length of a call.
    guard unsafe mkdir(path, 0o700) == 0 else {
      throw SystemError("make the folder", on: path, reason: .current)
    }
    try PNGWriter.write(Self.drawing(size), to: picture)
    let text = """
      root: root
      screens:
        root: {image: root.png}
      display: {mode: \(size)}

      """
    try AtomicFile.write(Array(text.utf8), to: configuration)
  }

  /// The first time stamp of a kind in the pacing file, in seconds.
  func firstStamp(_ key: String) -> Double? {
    guard let bytes = try? FileContents.read(pacing) else { return nil }
    let fields = String(decoding: bytes, as: UTF8.self).prefix { $0 != "\n" }.split(separator: ",")
    let field = fields.first { $0.hasPrefix("\"\(key)\":") }
    return field.flatMap { Double($0.dropFirst(key.utf8.count + 3).prefix { $0 != "}" }) }
  }

  /// What the program said of the screen, if there was something to say: its picture is missing.
  var complaint: String? {
    guard let bytes = try? FileContents.read(log) else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .first { $0.contains("screen root") }.map { String($0) }
  }

  /// Removes the file that says a frame was shown, before the next start.
  func forgetFrames() {
    unsafe unlink(pacing)
  }

  deinit {
    for file in [configuration, pacing, log, picture] { unsafe unlink(file) }
    unsafe rmdir(path)
  }

  /// Colours that run smoothly, with a coarse grain: neither trivial nor impossible to compress.
  private static func drawing(_ size: PixelSize) -> PixelBuffer {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size.width * size.height * 4)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let grain = (x / 8 &* 31 ^ y / 8 &* 17) & 7
        bytes.append(UInt8(truncatingIfNeeded: x * 200 / size.width + grain))
        bytes.append(UInt8(truncatingIfNeeded: y * 200 / size.height + grain))
        bytes.append(UInt8(truncatingIfNeeded: (x + y) / 16 + grain))
        bytes.append(255)
      }
    }
    return PixelBuffer(size: size, format: .xrgb8888, bytes: bytes)
  }
}
