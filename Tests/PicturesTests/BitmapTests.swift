import Composition
import Geometry
import TestFiles
import Testing

@testable import Pictures

@Suite struct `A bitmap` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    arguments: [
      (nil, PixelSize(width: 16, height: 24)), (1, PixelSize(width: 16, height: 24)),
      (3, PixelSize(width: 16, height: 24)), (5, PixelSize(width: 24, height: 16)),
      (6, PixelSize(width: 24, height: 16)), (8, PixelSize(width: 24, height: 16)),
    ] as [(UInt8?, PixelSize)])
  func `has the size that its camera saw`(orientation: UInt8?, size: PixelSize) throws {
    let path = try folder.write(JPEGFile.bytes(orientation: orientation), to: "a.jpg")
    #expect(try PictureDecoder.size(of: path) == size)
  }

  @Test(arguments: [
    ("width='30' height='20'", PixelSize(width: 30, height: 20)),
    ("viewBox='0 0 7.5 3'", PixelSize(width: 8, height: 3)),
    ("", PixelSize(width: 100, height: 100)),
  ])
  func `of a drawing has the size that the drawing says`(
    attributes: String, size: PixelSize
  ) throws {
    let path = try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>", to: "a.svg")
    #expect(try PictureDecoder.size(of: path) == size)
  }

  @Test func `keeps its transparency, and multiplies its colours by it`() throws {
    let bytes = PNGFile.bytes(width: 2, height: 1) { x, _ in
      x == 0 ? [255, 100, 0, 51] : [10, 20, 30, 0]
    }
    let path = try folder.write(bytes, to: "a.png")
    let bitmap = try PictureDecoder(panel: PixelSize(width: 2, height: 1)).decodeBitmap(path)
    #expect(bitmap.bytes == [0, 20, 51, 51, 0, 0, 0, 0])
  }

  @Test(arguments: Rotation.allCases)
  func `lies as the panel does`(rotation: Rotation) throws {
    let logical = PixelSize(width: 3, height: 2)
    let path = try folder.write(
      PNGFile.bytes(width: 3, height: 2) { x, y in [UInt8(10 * x + y), 0, 0, 255] }, to: "a.png")
    let panel = rotation.logicalSize(ofPanel: logical)
    let bitmap = try PictureDecoder(panel: panel, rotation: rotation).decodeBitmap(path)
    for y in 0..<2 {
      for x in 0..<3 {
        let (column, row) = rotation.panelPixel(ofLogicalX: x, y: y, panel: panel)
        #expect(bitmap.bytes[(row * panel.width + column) * 4 + 2] == UInt8(10 * x + y))
      }
    }
  }

  @Test func `says why there is none`() {
    let error = #expect(throws: PictureError.self) {
      try PictureDecoder(panel: PixelSize(width: 1, height: 1))
        .decodeBitmap(folder.file("gone.png"))
    }
    #expect(error?.path == folder.file("gone.png"))
  }
}
