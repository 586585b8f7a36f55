import Composition
import Geometry
import TestFiles
import Testing

@testable import Pictures

private let blue = Color(red: 0, green: 0, blue: 255)

/// A colour that differs for each pixel of a small picture.
private func shade(_ x: Int, _ y: Int) -> [UInt8] {
  [UInt8(40 * x + 10), UInt8(60 * y + 5), UInt8(200 - 30 * x), 255]
}

/// Rows of numbers, written with a slash between the rows.
private func table(_ drawing: String) -> [[Int]] {
  drawing.split(separator: "/").map { $0.split(separator: " ").compactMap { Int($0) } }
}

@Suite struct `An image` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: Rotation.allCases, PixelFormat.allCases)
  func `of the screen's size arrives pixel by pixel`(rotation: Rotation, format: PixelFormat)
    throws
  {
    let path = try folder.write(PNGFile.bytes(width: 5, height: 3, pixel: shade), to: "a.png")
    let panel = rotation.logicalSize(ofPanel: PixelSize(width: 5, height: 3))
    let decoder = PictureDecoder(panel: panel, rotation: rotation, format: format)
    let buffer = try decoder.decode(.image(path: path))
    #expect(buffer.size == panel)
    #expect(buffer.format == format)
    for y in 0..<3 {
      for x in 0..<5 {
        let at = rotation.panelPixel(ofLogicalX: x, y: y, panel: panel)
        let offset = at.y * buffer.stride + at.x * format.bytesPerPixel
        let pixel = Array(buffer.bytes[offset..<offset + format.bytesPerPixel])
        let color = shade(x, y)
        switch format {
        case .xrgb8888: #expect(pixel == [color[2], color[1], color[0], 255])
        case .rgb565:
          let value = UInt16(pixel[0]) | UInt16(pixel[1]) << 8
          #expect(
            value == PixelPacker.rgb565(red: color[0], green: color[1], blue: color[2]))
        }
      }
    }
  }

  @Test(
    arguments: [
      // 8 x 4 pixels, columns of red 0, 20, ..., 140, on a screen of 4 x 4; -1 is the background.
      (.contain, "-1 -1 -1 -1 / 10 50 90 130 / 10 50 90 130 / -1 -1 -1 -1"),
      (.cover, "40 60 80 100 / 40 60 80 100 / 40 60 80 100 / 40 60 80 100"),
      (.stretch, "10 50 90 130 / 10 50 90 130 / 10 50 90 130 / 10 50 90 130"),
    ] as [(ContentFit, String)])
  func `of another shape is brought onto the screen`(fit: ContentFit, reds drawing: String) throws {
    let path = try folder.write(
      PNGFile.bytes(width: 8, height: 4) { x, _ in [UInt8(20 * x), 0, 0, 255] }, to: "a.png")
    let decoder = PictureDecoder(panel: PixelSize(width: 4, height: 4))
    let buffer = try decoder.decode(.image(path: path), fit: fit, background: blue)
    let reds = buffer.rows.map { row in
      row.map { $0 == 0x0000ff ? -1 : Int($0 >> 16) }
    }
    #expect(reds == table(drawing))
  }

  @Test func `smaller than the screen is enlarged without a seam`() throws {
    let path = try folder.write(
      PNGFile.bytes(width: 1, height: 1) { _, _ in [10, 20, 30, 255] }, to: "a.png")
    let decoder = PictureDecoder(panel: PixelSize(width: 7, height: 5))
    let buffer = try decoder.decode(.image(path: path), fit: .cover, background: blue)
    #expect(Set(buffer.rows.joined()) == [0x0a141e])
  }

  @Test func `shows the background through what is transparent`() throws {
    let alphas: [UInt8] = [0, 1, 128, 255]
    let path = try folder.write(
      PNGFile.bytes(width: 4, height: 1) { x, _ in [255, 0, 0, alphas[x]] }, to: "a.png")
    let exact = PictureDecoder(panel: PixelSize(width: 4, height: 1))
    #expect(
      try exact.decode(.image(path: path), background: blue).rows
        == [[0x0000ff, 0x0100fe, 0x80007f, 0xff0000]])
    let scaled = PictureDecoder(panel: PixelSize(width: 4, height: 3))
    let rows = try scaled.decode(.image(path: path), background: blue).rows
    #expect(rows[0] == [0x0000ff, 0x0000ff, 0x0000ff, 0x0000ff])
    #expect(rows[1][0] == 0x0000ff && rows[1][3] == 0xff0000)
    #expect((0x7e...0x82).contains(rows[1][2] >> 16))
  }

  @Test(
    arguments: [
      (1, "0 51 / 102 153 / 204 255"), (2, "51 0 / 153 102 / 255 204"),
      (3, "255 204 / 153 102 / 51 0"), (4, "204 255 / 102 153 / 0 51"),
      (5, "0 102 204 / 51 153 255"), (6, "204 102 0 / 255 153 51"),
      (7, "255 153 51 / 204 102 0"), (8, "51 153 255 / 0 102 204"),
    ] as [(UInt8, String)])
  func `is turned as its camera was held`(orientation: UInt8, blocks drawing: String) throws {
    let greys = table(drawing)
    let path = try folder.write(JPEGFile.bytes(orientation: orientation), to: "a.jpg")
    let blocks = PixelSize(width: greys[0].count, height: greys.count)
    // At full size, and so small that the loader reduces while decoding.
    for scale in [8, 2] {
      let panel = PixelSize(width: blocks.width * scale, height: blocks.height * scale)
      let reds = try PictureDecoder(panel: panel).decode(.image(path: path)).reds
      for y in 0..<blocks.height {
        for x in 0..<blocks.width {
          let grey = reds[y * scale + scale / 2][x * scale + scale / 2]
          #expect(abs(grey - greys[y][x]) <= 12)
        }
      }
    }
  }

  @Test(
    arguments: [
      (PixelSize(width: 8000, height: 6000), .contain, PixelSize(width: 800, height: 600)),
      (PixelSize(width: 8000, height: 6000), .cover, PixelSize(width: 1366, height: 1024)),
      (PixelSize(width: 1024, height: 600), .contain, nil),
      (PixelSize(width: 2000, height: 1200), .contain, nil),
    ] as [(PixelSize, ContentFit, PixelSize?)])
  func `much larger than the screen is decoded smaller, but not too small`(
    size: PixelSize, fit: ContentFit, reduced: PixelSize?
  ) {
    let decoder = PictureDecoder(panel: PixelSize(width: 1024, height: 600))
    #expect(decoder.reducedSize(of: size, fit: fit) == reduced)
  }

  @Test func `is not needed for a colour`() throws {
    let color = Color(red: 255, green: 128, blue: 0)
    for format in PixelFormat.allCases {
      let decoder = PictureDecoder(panel: PixelSize(width: 3, height: 2), format: format)
      let buffer = try decoder.decode(.color(color))
      #expect(Set(buffer.upright(.none).rows.joined()) == [format == .rgb565 ? 0xff8200 : 0xff8000])
    }
  }

  @Test(arguments: [
    (0, 0, 0, 0x0000), (255, 255, 255, 0xffff), (255, 0, 0, 0xf800), (0, 255, 0, 0x07e0),
    (0, 0, 255, 0x001f), (4, 2, 4, 0x0000), (5, 3, 5, 0x0821), (250, 252, 250, 0xf7de),
    (251, 253, 251, 0xfffe | 0x1), (128, 128, 128, 0x8410),
  ])
  func `is rounded to 16 bits`(red: UInt8, green: UInt8, blue: UInt8, pixel: UInt16) {
    #expect(PixelPacker.rgb565(red: red, green: green, blue: blue) == pixel)
  }
}
