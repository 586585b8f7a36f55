import Composition
import Geometry
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

  @Test(arguments: 0..<500 as Range<UInt64>)
  func `gives the bytes of drawing everything`(seed: UInt64) {
    let raster = Self.rasters[Int(seed % 4)]
    let canvas = Canvas(raster: raster)
    var display = RandomDisplay(seed: seed, size: raster.size)
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
}
