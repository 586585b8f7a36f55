import Composition
import Geometry
import Testing

@Suite struct `A picture taken from a panel` {
  @Test(
    arguments: Rotation.allCases, [PixelSize(width: 3, height: 2), PixelSize(width: 1, height: 5)])
  func `is turned upright`(rotation: Rotation, panel: PixelSize) {
    let logical = rotation.logicalSize(ofPanel: panel)
    var bytes = [UInt8](repeating: 0, count: panel.width * panel.height * 4)
    for y in 0..<logical.height {
      for x in 0..<logical.width {
        let pixel = rotation.panelPixel(ofLogicalX: x, y: y, panel: panel)
        let offset = (pixel.y * panel.width + pixel.x) * 4
        bytes[offset] = UInt8(x)
        bytes[offset + 1] = UInt8(y)
        bytes[offset + 2] = 77
      }
    }
    let upright = PixelBuffer(size: panel, format: .xrgb8888, bytes: bytes).upright(rotation)
    #expect(upright.size == logical)
    #expect(
      upright.bytes
        == (0..<logical.height).flatMap { y in
          (0..<logical.width).flatMap { x in [UInt8(x), UInt8(y), 77, 255] }
        })
  }

  @Test(
    arguments: [
      (0x0000, [0, 0, 0]), (0xffff, [255, 255, 255]), (0xf800, [0, 0, 255]), (0x07e0, [0, 255, 0]),
      (0x001f, [255, 0, 0]), (0x8410, [132, 130, 132]), (0x0821, [8, 4, 8]),
    ] as [(UInt16, [UInt8])])
  func `is widened from RGB565`(pixel: UInt16, blueGreenRed: [UInt8]) {
    let picture = PixelBuffer(
      size: PixelSize(width: 1, height: 1), format: .rgb565,
      bytes: [UInt8(pixel & 255), UInt8(pixel >> 8)])
    #expect(picture.upright(.none).bytes == blueGreenRed + [255])
    #expect(picture.upright(.none).format == .xrgb8888)
  }
}
