import Composition
import Geometry
import TestFiles
import Testing

@testable import Pictures

private let halves =
  "<rect width='2' height='2' fill='#ff0000'/><rect x='2' width='2' height='2' fill='#00ff00'/>"

@Suite struct `A drawing` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func drawing(_ attributes: String, _ content: String = halves) throws -> PictureSource {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>"
    return .svg(path: try folder.write(text, to: "a.svg"))
  }

  @Test(arguments: ["width='4' height='2'", "viewBox='0 0 4 2'", "width='4cm' viewBox='0 0 4 2'"])
  func `is drawn at the screen's own resolution`(attributes: String) throws {
    let decoder = PictureDecoder(panel: PixelSize(width: 100, height: 50))
    let rows = try decoder.decode(try drawing(attributes)).rows
    #expect(
      rows.allSatisfy {
        $0 == Array(repeating: 0xff0000, count: 50) + Array(repeating: 0x00ff00, count: 50)
      })
  }

  @Test(arguments: [
    (ContentFit.contain, [0x102030, 0x102030, 0xff0000, 0x00ff00, 0xff0000, 0x00ff00, 0x102030]),
    (.cover, [0xff0000, 0x00ff00, 0xff0000, 0x00ff00, 0xff0000, 0x00ff00, 0xff0000]),
    (.stretch, [0xff0000, 0x00ff00, 0xff0000, 0x00ff00, 0xff0000, 0x00ff00, 0xff0000]),
  ])
  func `is brought onto a screen of another shape`(fit: ContentFit, pixels: [UInt32]) throws {
    let decoder = PictureDecoder(panel: PixelSize(width: 8, height: 8))
    let rows = try decoder.decode(
      try drawing("viewBox='0 0 4 2'"), fit: fit,
      background: Color(red: 0x10, green: 0x20, blue: 0x30)
    ).rows
    let seen = [rows[0][1], rows[1][6], rows[2][1], rows[2][6], rows[5][1], rows[5][6], rows[6][1]]
    #expect(seen == pixels)
  }

  @Test(arguments: Rotation.allCases)
  func `stands upright on a panel that is turned`(rotation: Rotation) throws {
    let logical = PixelSize(width: 8, height: 4)
    let decoder = PictureDecoder(
      panel: rotation.logicalSize(ofPanel: logical), rotation: rotation, format: .rgb565)
    let buffer = try decoder.decode(try drawing("viewBox='0 0 4 2'"))
    let row: [UInt32] = Array(repeating: 0xff0000, count: 4) + Array(repeating: 0x00ff00, count: 4)
    #expect(buffer.upright(rotation).rows == Array(repeating: row, count: 4))
  }

  @Test func `that is called an image is drawn all the same`() throws {
    _ = try drawing("width='4' height='2'")
    let decoder = PictureDecoder(panel: PixelSize(width: 100, height: 50))
    let row = try decoder.decode(.image(path: folder.path + "/a.svg")).rows[25]
    #expect(row[49] == 0xff0000 && row[50] == 0x00ff00)
  }

  @Test func `shows pictures beside it, and none from outside its folder`() throws {
    let dot = "<svg xmlns='http://www.w3.org/2000/svg' width='2' height='2'>\(halves)</svg>"
    try folder.write(dot, to: "outside.svg")
    try folder.write(dot, to: "inner/beside.svg")
    let decoder = PictureDecoder(panel: PixelSize(width: 2, height: 2))
    for (name, pixel) in [("beside.svg", UInt32(0xff0000)), ("../outside.svg", 0)] {
      let image = "<image href='\(name)' width='2' height='2'/>"
      let path = try folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='2' height='2'>\(image)</svg>",
        to: "inner/a.svg")
      #expect(try decoder.decode(.svg(path: path)).rows[0][0] == pixel, "\(name)")
    }
  }

  @Test func `without a size of its own fills the screen`() throws {
    let decoder = PictureDecoder(panel: PixelSize(width: 6, height: 4))
    let source = try drawing("", "<rect width='100%' height='100%' fill='#00ff00'/>")
    #expect(Set(try decoder.decode(source).rows.joined()) == [0x00ff00])
  }

  @Test func `shows the background through what is transparent`() throws {
    let decoder = PictureDecoder(panel: PixelSize(width: 4, height: 2))
    let source = try drawing(
      "viewBox='0 0 4 2'", "<rect width='4' height='2' fill='#ffffff' fill-opacity='0.5'/>")
    let pixels = Set(
      try decoder.decode(source, background: Color(red: 0, green: 0, blue: 200)).rows.joined())
    #expect(pixels == [0x8080e4] || pixels == [0x7f7fe3] || pixels == [0x8080e3])
  }
}
