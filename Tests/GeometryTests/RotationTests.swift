import Geometry
import Testing

@Suite struct `A rotation` {
  @Test(arguments: Rotation.allCases)
  func `maps the panel's pixels onto the logical screen one to one`(rotation: Rotation) {
    let panel = PixelSize(width: 5, height: 3)
    let logical = rotation.logicalSize(ofPanel: panel)
    var seen: Set<[Int]> = []
    for y in 0..<logical.height {
      for x in 0..<logical.width {
        let pixel = rotation.panelPixel(ofLogicalX: x, y: y, panel: panel)
        #expect((0..<panel.width).contains(pixel.x) && (0..<panel.height).contains(pixel.y))
        seen.insert([pixel.x, pixel.y])
      }
    }
    #expect(seen.count == 15)
  }

  @Test(arguments: Rotation.allCases)
  func `moves touch and picture alike`(rotation: Rotation) {
    let panel = PixelSize(width: 400, height: 200)
    let logical = rotation.logicalSize(ofPanel: panel)
    let pixel = rotation.panelPixel(ofLogicalX: 30, y: 70, panel: panel)
    let touched = rotation.logicalFraction(
      ofPanel: Point(x: (Double(pixel.x) + 0.5) / 400, y: (Double(pixel.y) + 0.5) / 200))
    #expect(abs(touched.x * Double(logical.width) - 30.5) < 1e-9)
    #expect(abs(touched.y * Double(logical.height) - 70.5) < 1e-9)
  }

  @Test func `by 90 degrees shows the picture's upper left corner at the panel's upper right`() {
    let panel = PixelSize(width: 1024, height: 600)
    let corner = Rotation.quarter.panelPixel(ofLogicalX: 0, y: 0, panel: panel)
    #expect(corner == (1023, 0))
  }
}
