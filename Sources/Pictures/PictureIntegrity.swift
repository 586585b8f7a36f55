/// Notices files that end too early where gdk-pixbuf's loaders do not.
///
/// libjpeg fills the missing rows with grey, the BMP loader leaves them as they were; a kiosk that
/// is given a picture over a flaky link would show half of it for ever. PNG, TIFF, GIF and others
/// report it themselves.
enum PictureIntegrity {
  /// Whether a file of this gdk-pixbuf format holds all of its picture.
  static func isComplete(_ bytes: [UInt8], format: String) -> Bool {
    switch format {
    case "jpeg": isCompleteJPEG(bytes)
    case "bmp": isCompleteBMP(bytes)
    default: true
    }
  }

  /// Walks the segments to the end of the picture, past thumbnails with ends of their own.
  ///
  /// Within compressed data 0xff is followed by 0 or by a restart marker.
  private static func isCompleteJPEG(_ bytes: [UInt8]) -> Bool {
    let startOfScan: UInt8 = 0xda
    let endOfImage: UInt8 = 0xd9
    var index = 2
    var isInScan = false
    while index + 1 < bytes.count {
      guard bytes[index] == 0xff else {
        index += 1
        continue
      }
      let marker = bytes[index + 1]
      switch marker {
      case endOfImage: return isInScan
      case 0xff: index += 1
      case 0x00, 0x01, 0xd0...0xd8: index += 2
      default:
        guard index + 3 < bytes.count else { return false }
        index += 2 + (Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
        if marker == startOfScan { isInScan = true }
      }
    }
    return false
  }

  /// Compares the rows that an uncompressed picture's header promises with what is there.
  private static func isCompleteBMP(_ bytes: [UInt8]) -> Bool {
    func number(at index: Int) -> Int {
      guard index + 4 <= bytes.count else { return 0 }
      return (0..<4).reduce(0) { $0 | Int(bytes[index + $1]) << ($1 * 8) }
    }
    let hasLongHeader = number(at: 14) >= 40
    guard hasLongHeader, number(at: 30) == 0 else { return true }
    let width = number(at: 18)
    let height = Int(Int32(truncatingIfNeeded: number(at: 22)).magnitude)
    let bitsPerPixel = number(at: 28) & 0xffff
    let rowBytes = (width &* bitsPerPixel &+ 31) / 32 &* 4
    return number(at: 10) &+ rowBytes &* height <= bytes.count
  }
}
