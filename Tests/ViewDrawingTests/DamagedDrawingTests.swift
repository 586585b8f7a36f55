import Composition
import Geometry
import Pictures
import TestFiles
import Testing
import ViewDrawing
import Views

@Suite struct `Drawing what has changed` {
  private static let rasters = [
    Raster(panel: PixelSize(width: 160, height: 120), scaleX: 1, scaleY: 1),
    Raster(
      panel: PixelSize(width: 200, height: 161), rotation: .quarter, scaleX: 1.37, scaleY: 1.31),
    Raster(
      panel: PixelSize(width: 160, height: 120), rotation: .half, format: .rgb565, scaleX: 2,
      scaleY: 2),
    Raster(
      panel: PixelSize(width: 130, height: 160), rotation: .threeQuarters, format: .rgb565,
      scaleX: 0.75, scaleY: 0.75),
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      <svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'>\
      <circle cx='8' cy='5' r='5' fill='#d33' fill-opacity='0.7'/></svg>
      """, to: "drawing.svg")
    let pixels = (0..<144).flatMap { (index: UInt8) -> [UInt8] in [index, index &* 3, 99, 255] }
    try PNGWriter.write(
      PixelBuffer(size: PixelSize(width: 16, height: 9), format: .xrgb8888, bytes: pixels),
      to: folder.file("photo.png"))
  }

  @Test(arguments: 0..<500 as Range<UInt64>)
  func `gives the bytes of drawing everything`(seed: UInt64) {
    let raster = Self.rasters[Int(seed % 4)]
    let canvas = Canvas(raster: raster) { _ in }
    var display = RandomDisplay(
      seed: seed, size: raster.size,
      pictures: ["drawing.svg", "photo.png", "missing.png"].map(folder.file))
    var group = display.group()
    var buffer = canvas.draw(group)
    for change in 0..<4 {
      let next = display.changed(group)
      buffer = canvas.draw(next, replacing: buffer, damage: next.damage(since: group))
      group = next
      let whole = canvas.draw(group)
      let isSame = buffer.bytes == whole.bytes
      #expect(isSame, "seed \(seed), change \(change)")
      if !isSame { return }
    }
  }

  @Test func `never changes a picture that somebody still has`() {
    let raster = Self.rasters[0]
    let canvas = Canvas(raster: raster) { _ in }
    var display = RandomDisplay(seed: 1, size: raster.size, pictures: [folder.file("photo.png")])
    var group = display.group()
    var pictures = [canvas.draw(group)]
    var copies = [pictures[0].bytes.map { $0 }]
    for _ in 0..<8 {
      let next = display.changed(group)
      pictures.append(
        canvas.draw(
          next, replacing: pictures[pictures.count - 1], damage: next.damage(since: group))
      )
      copies.append(pictures[pictures.count - 1].bytes.map { $0 })
      // Its memory may be used for the next.
      if pictures.count == 4 {
        pictures.removeFirst()
        copies.removeFirst()
      }
      group = next
      for (picture, copy) in zip(pictures, copies) { #expect(picture.bytes == copy) }
    }
  }

  @Test func `gives the same picture where nothing has changed`() {
    let canvas = Canvas(raster: Self.rasters[0])
    let group = DisplayGroup(items: [])
    let picture = canvas.draw(group)
    #expect(canvas.draw(group, replacing: picture, damage: []) === picture)
  }
}
