import Composition
import Geometry
import Glibc
import TestFiles
import Testing

@testable import Pictures

@Suite struct `A broken picture` {
  private let folder: TemporaryFolder
  private let decoder = PictureDecoder(panel: PixelSize(width: 16, height: 24))
  private let png = PNGFile.bytes(width: 16, height: 24) { x, y in [UInt8(x), UInt8(y), 0, 255] }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func reason(_ source: PictureSource) -> String? {
    do throws(PictureError) {
      _ = try decoder.decode(source)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `that is missing is named with the remedy`() throws {
    let error = #expect(throws: PictureError.self) {
      try decoder.decode(.image(path: "/nowhere/a.png"))
    }
    #expect(
      error?.description
        == "could not read the picture /nowhere/a.png: No such file or directory (ENOENT); "
        + "check the path and the file's permissions")
    #expect(reason(.svg(path: "/nowhere/a.svg")) == "No such file or directory (ENOENT)")
  }

  @Test(.enabled(if: geteuid() != 0, "root may read every file"), arguments: ["a.png", "a.svg"])
  func `that may not be read says so, whatever its format`(name: String) throws {
    let path = try folder.write(png, to: name)
    try #require(unsafe chmod(path, 0) == 0)
    let source: PictureSource = name == "a.svg" ? .svg(path: path) : .image(path: path)
    let error = #expect(throws: PictureError.self) { try decoder.decode(source) }
    #expect(
      error?.description
        == "could not read the picture \(path): Permission denied (EACCES); "
        + "check the path and the file's permissions")
  }

  @Test func `that is a folder, a device, empty or a text is no picture`() throws {
    #expect(reason(.image(path: folder.path)) == "it is no file")
    #expect(reason(.svg(path: "/dev/null")) == "it is no file")
    let unknown = "it is no picture of a format known here"
    #expect(reason(.image(path: try folder.write("", to: "empty.png"))) == unknown)
    #expect(reason(.image(path: try folder.write("Not a picture.", to: "a.png"))) == unknown)
    #expect(reason(.svg(path: try folder.write(png, to: "a.svg"))) != nil)
    #expect(reason(.svg(path: try folder.write("<svg", to: "b.svg"))) != nil)
    #expect(reason(.svg(path: try folder.write("<html/>", to: "c.svg"))) != nil)
  }

  @Test func `cut anywhere is never shown in part`() throws {
    #expect(reason(.image(path: try folder.write(png, to: "whole.png"))) == nil)
    for length in stride(from: 0, to: png.count - 12, by: 7) {
      let path = try folder.write(Array(png.prefix(length)), to: "cut.png")
      #expect(reason(.image(path: path)) != nil, "PNG cut at \(length)")
    }
    let jpeg = JPEGFile.bytes(orientation: 6)
    #expect(reason(.image(path: try folder.write(jpeg, to: "whole.jpg"))) == nil)
    for length in 0..<jpeg.count {
      let path = try folder.write(Array(jpeg.prefix(length)), to: "cut.jpg")
      #expect(reason(.image(path: path)) != nil, "JPEG cut at \(length)")
    }
  }

  @Test func `with a byte changed gives a picture or an error`() throws {
    var refused = 0
    for (name, bytes) in [("a.png", png), ("a.jpg", JPEGFile.bytes())] {
      for index in stride(from: 0, to: bytes.count, by: 11) {
        var changed = bytes
        changed[index] ^= 0x55
        let path = try folder.write(changed, to: name)
        if reason(.image(path: path)) != nil { refused += 1 }
      }
    }
    #expect(refused > 20)
  }

  @Test func `that claims a hundred gigabytes is refused unread`() throws {
    let huge = PNGFile.bytes(width: 1, height: 1, claimedSize: (200_000, 200_000)) { _, _ in
      [0, 0, 0, 0]
    }
    #expect(
      reason(.image(path: try folder.write(huge, to: "a.png")))
        == "its 200000x200000 pixels are more than 100 million")
  }

  @Test func `that would cover the screen with billions of pixels is refused`() throws {
    let path = try folder.write(
      PNGFile.bytes(width: 1, height: 10_000) { _, _ in [9, 9, 9, 255] }, to: "tall.png")
    let wide = PictureDecoder(panel: PixelSize(width: 250_000, height: 1))
    let error = #expect(throws: PictureError.self) {
      try wide.decode(.image(path: path), fit: .cover)
    }
    #expect(error?.reason == "it is too narrow or too flat to cover the screen")
  }

  @Test(arguments: [
    (0, true), (1, false), (2, false),
  ])
  func `in BMP's simple format is measured by its header`(missing: Int, isComplete: Bool) {
    let header: [UInt8] =
      Array("BM".utf8) + [62, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 2, 0, 0, 0]
      + [1, 0, 0, 0, 1, 0, 24, 0] + Array(repeating: 0, count: 24)
    let bytes = header + Array(repeating: 7, count: 8 - missing)
    #expect(PictureIntegrity.isComplete(bytes, format: "bmp") == isComplete)
  }
}
