import Foundation
import Geometry

/// A picture of red, green and blue bytes, as a portable pixmap (PPM) holds them.
struct Pixmap: Equatable {
  let size: PixelSize
  /// Three bytes a pixel, row by row from the upper left corner.
  private(set) var bytes: [UInt8]

  init(size: PixelSize, bytes: [UInt8]) {
    precondition(bytes.count == size.width * size.height * 3)
    self.size = size
    self.bytes = bytes
  }

  /// A picture whose pixels are computed one by one.
  init(size: PixelSize, color: (_ x: Int, _ y: Int) -> (red: UInt8, green: UInt8, blue: UInt8)) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size.width * size.height * 3)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (red, green, blue) = color(x, y)
        bytes.append(red)
        bytes.append(green)
        bytes.append(blue)
      }
    }
    self.init(size: size, bytes: bytes)
  }

  /// Nothing but black.
  static func black(size: PixelSize) -> Pixmap {
    Pixmap(size: size, bytes: Array(repeating: 0, count: size.width * size.height * 3))
  }

  /// The color of one pixel.
  func color(x: Int, y: Int) -> ArraySlice<UInt8> {
    let start = (y * size.width + x) * 3
    return bytes[start..<start + 3]
  }

  /// Nothing can be read on it: it has one color, or is what QEMU shows of a display that is off,
  /// one line of its own in the middle.
  var isBlank: Bool {
    let background = color(x: 0, y: 0)
    let blankRow = Array(repeatElement(background, count: size.width).joined())
    return (0..<size.height).allSatisfy { y in
      let start = y * blankRow.count
      return Array(bytes[start..<start + blankRow.count]) == blankRow
        || background.allSatisfy { $0 == 0 } && (-16..<0).contains(y - size.height / 2)
    }
  }

  /// Draws a picture as high as this one over it, moved to the right by `offset` pixels.
  mutating func draw(_ picture: Pixmap, movedBy offset: Int) {
    precondition(picture.size.height == size.height)
    let left = max(0, offset)
    let right = min(size.width, offset + picture.size.width)
    guard left < right else { return }
    for y in 0..<size.height {
      let source = (y * picture.size.width + left - offset) * 3
      let target = (y * size.width + left) * 3
      bytes.replaceSubrange(
        target..<target + (right - left) * 3,
        with: picture.bytes[source..<source + (right - left) * 3])
    }
  }

  /// This picture as a panel shows it on which it is turned clockwise by 90 degrees: its upper
  /// left corner is the panel's upper right one.
  var turnedClockwise: Pixmap {
    let panel = PixelSize(width: size.height, height: size.width)
    return Pixmap(size: panel) { x, y in
      let color = color(x: y, y: panel.width - 1 - x)
      return (color[color.startIndex], color[color.startIndex + 1], color[color.startIndex + 2])
    }
  }
}

extension Pixmap {
  /// The picture as a PPM file.
  var fileContents: Data {
    Data("P6\n\(size.width) \(size.height)\n255\n".utf8) + Data(bytes)
  }

  /// Reads a PPM file without comments, as QEMU writes them.
  init(contentsOf file: URL) throws {
    try self.init(file: try Data(contentsOf: file))
  }

  /// Reads the contents of such a file.
  init(file: Data) throws {
    let contents = [UInt8](file)
    var words: [String] = []
    var position = 0
    while words.count < 4 {
      guard let end = contents[position...].firstIndex(where: { $0 == 0x20 || $0 == 0x0a }) else {
        throw PanelFailure("this is no PPM file")
      }
      words.append(String(decoding: contents[position..<end], as: UTF8.self))
      position = end + 1
    }
    guard words[0] == "P6", let width = Int(words[1]), let height = Int(words[2]),
      words[3] == "255", contents.count - position == width * height * 3
    else { throw PanelFailure("this is no PPM file of 8 bits a color") }
    self.init(size: PixelSize(width: width, height: height), bytes: Array(contents[position...]))
  }
}
