import Composition
import Foundation
import Geometry
import Pictures

/// A picture that was written: how large it is, and its colour where it has only one.
struct Screenshot: Equatable {
  var size: PixelSize
  var color: Color?
}

extension Screenshot {
  /// Reads a PNG file.
  init(_ path: String) throws {
    let head = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)).prefix(24))
    func number(_ start: Int) -> Int { head[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    size = PixelSize(width: number(16), height: number(20))
    let decoder = PictureDecoder(panel: size)
    let picture = try decoder.decode(.image(path: path))
    let first = Color(
      red: picture.bytes[2], green: picture.bytes[1], blue: picture.bytes[0])
    color = picture.bytes == decoder.fill(with: first).bytes ? first : nil
  }
}
