import Composition
import Foundation
import Geometry
import KioskRuntime
import Pictures
import TestFiles

/// What a replay has left.
struct Replayed {
  let status: ExitStatus
  let folder: TemporaryFolder
  /// The logical screen in pixels.
  var size = PixelSize(width: 320, height: 200)

  /// The events of the navigator and the stack after each, as in `didPush A B`.
  var navigation: [String] {
    get throws {
      let trace = try String(contentsOfFile: folder.file("trace"), encoding: .utf8)
      return trace.split(separator: "\n").compactMap { line in
        guard let match = line.firstMatch(of: /"event":"(\w+)","stack":\[(.*)\]/) else {
          return nil
        }
        let stack = match.2.replacing("\"", with: "").replacing(",", with: " ")
        return "\(match.1) \(stack)"
      }
    }
  }

  /// The names of the frames' files, in order.
  var frames: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.file("frames")).sorted()
    }
  }

  /// The colour of a pixel of a frame, as in `#ff0000`.
  ///
  /// - Parameter frame: Counted from the first one, or by a negative number from the last.
  func pixel(ofFrame frame: Int, x: Int, y: Int) throws -> String {
    let names = try frames
    let path = folder.file("frames/\(names[frame < 0 ? names.count + frame : frame])")
    let picture = try PictureDecoder(panel: size).decode(.image(path: path))
    let start = y * picture.stride + x * 4
    let color = Color(
      red: picture.bytes[start + 2], green: picture.bytes[start + 1], blue: picture.bytes[start])
    return color.description
  }
}
