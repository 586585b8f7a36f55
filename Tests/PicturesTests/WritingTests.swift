import Composition
import Foundation
import Geometry
import TestFiles
import Testing

@testable import Pictures

@Suite struct `A written picture` {
  private func gradient(_ size: PixelSize) -> PixelBuffer {
    var bytes: [UInt8] = []
    for y in 0..<size.height {
      for x in 0..<size.width {
        bytes += [UInt8(x & 255), UInt8(y & 255), UInt8((x + y) & 255), 255]
      }
    }
    return PixelBuffer(size: size, format: .xrgb8888, bytes: bytes)
  }

  @Test func `is read back pixel by pixel`() throws {
    let folder = try TemporaryFolder()
    let picture = gradient(PixelSize(width: 37, height: 11))
    let path = folder.path + "/out.png"
    try PNGWriter.write(picture, to: path)
    let decoder = PictureDecoder(panel: picture.size)
    #expect(try decoder.decode(.image(path: path)).bytes == picture.bytes)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.png"])
  }

  @Test func `that cannot be written says where and why`() {
    let error = #expect(throws: PictureError.self) {
      try PNGWriter.write(gradient(PixelSize(width: 1, height: 1)), to: "/nowhere/out.png")
    }
    #expect(
      error?.description
        == "could not write the picture /nowhere/out.png: No such file or directory (ENOENT); "
        + "make the folder /nowhere first")
  }

  @Test func `is the same bytes each time`() throws {
    let picture = gradient(PixelSize(width: 64, height: 40))
    #expect(try PNGWriter.bytes(of: picture) == PNGWriter.bytes(of: picture))
  }

  @Test(arguments: [1, 2, 47, 48, 49, 94, 95, 200, 1000])
  func `of a film strip keeps the first and the last frame and evenly many between`(count: Int)
    throws
  {
    var strip = FilmStrip(title: "a swipe")
    for index in 0..<count {
      try strip.append(gradient(PixelSize(width: 4, height: 2)), caption: "\(index)")
    }
    let numbers = strip.frames.compactMap { Int($0.caption) }
    #expect(numbers.first == 0)
    #expect(numbers.last == count - 1)
    #expect(numbers.count <= FilmStrip.greatestCount)
    #expect(numbers.count >= min(count, FilmStrip.greatestCount / 2))
    let steps = zip(numbers.dropFirst(), numbers).map { $0 - $1 }.dropLast()
    #expect(Set(steps).count <= 1)
  }

  @Test(arguments: [(1, "1 frame"), (47, "47 frames"), (116, "30 of 116 frames")])
  func `of a film strip says how many frames there were`(count: Int, note: String) throws {
    var strip = FilmStrip(title: "a swipe")
    let frame = gradient(PixelSize(width: 4, height: 2))
    for _ in 0..<count { try strip.append(frame, caption: "") }
    #expect(FilmStripLayout(frames: strip.frames, of: strip.count, title: "").note == note)
  }

  @Test(arguments: [(1, 1), (3, 3), (4, 4), (12, 4), (20, 4), (48, 6)])
  func `of a film strip is wider than high`(count: Int, columns: Int) {
    #expect(
      FilmStripLayout.columns(for: count, cell: PixelSize(width: 320, height: 188)) == columns)
  }

  @Test func `of a film strip shows each frame where it belongs`() throws {
    var strip = FilmStrip(title: "two")
    for red: UInt8 in [100, 200] {
      let frame = PictureDecoder(panel: PixelSize(width: 320, height: 200)).fill(
        with: Color(red: red, green: 0, blue: 0))
      try strip.append(frame, caption: "push", detail: "t=0", progress: 0.5)
    }
    let sheet = try strip.picture()
    #expect(sheet.size == PixelSize(width: 724, height: 338))
    #expect(sheet.rows[176][192] == 0x640000)
    #expect(sheet.rows[176][532] == 0xc80000)
    #expect(sheet.rows[277][40] == 0xe46a45)
    #expect(sheet.rows[277][340] == 0x3a3c42)
  }
}
