import Geometry
import Testing

@Suite struct `A point` {
  /// A panel and whether its size is believed.
  struct Panel: Sendable, CustomTestStringConvertible {
    let pixels: PixelSize
    let millimetres: PhysicalSize
    let isBelieved: Bool

    var testDescription: String { "\(pixels) on \(millimetres)" }

    init(_ pixels: (Int, Int), on millimetres: (Double, Double), _ isBelieved: Bool) {
      self.pixels = PixelSize(width: pixels.0, height: pixels.1)
      self.millimetres = PhysicalSize(width: millimetres.0, height: millimetres.1)
      self.isBelieved = isBelieved
    }
  }

  @Test(arguments: [
    Panel((600, 600), on: (508, 508), true),  // 30 dpi
    Panel((599, 599), on: (508, 508), false),
    Panel((600, 600), on: (25.4, 25.4), true),  // 600 dpi
    Panel((601, 601), on: (25.4, 25.4), false),
    Panel((1200, 1000), on: (100, 100), true),  // 20 % apart
    Panel((1000, 1000), on: (100, 120), true),
    Panel((1000, 1000), on: (120, 100), true),
    Panel((1201, 1000), on: (100, 100), false),
    Panel((1000, 1000), on: (100, 120.1), false),
  ])
  func `is 1/160 inch up to the limits of what is plausible, the limits included`(panel: Panel) {
    let scale = PointScale(size: panel.pixels, physicalSize: panel.millimetres)
    #expect(scale.isPhysical == panel.isBelieved)
  }
}
