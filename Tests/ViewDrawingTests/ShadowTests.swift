import Composition
import Geometry
import Testing
import ViewDrawing
import Views

@Suite struct `A shadow` {
  private func drawn(radius: Double, rotation: Rotation = .none) -> [[UInt32]] {
    let panel = rotation.logicalSize(ofPanel: PixelSize(width: 40, height: 30))
    let box = Path { $0.addRect(CGRect(x: 10, y: 10, width: 10, height: 10)) }
    let shadow = Shadow(
      color: ResolvedColor(hex: 0), radius: radius, offset: CGPoint(x: 10, y: 0))
    let group = DisplayGroup(
      items: [.fill(box, .color(ResolvedColor(hex: 0xFF0000)), isEvenOdd: false)],
      effect: .shadow(shadow))
    return Canvas(raster: Raster(panel: panel, rotation: rotation)).draw(group)
      .upright(rotation).rows
  }

  @Test(arguments: Rotation.allCases)
  func `lies below and beside what throws it`(rotation: Rotation) {
    let row = drawn(radius: 0, rotation: rotation)[15]
    #expect(
      row == (0..<40).map { (10..<20).contains($0) ? 0xFF0000 : $0 >= 20 && $0 < 30 ? 0 : 0xFFFFFF }
    )
  }

  @Test func `fades evenly to all sides as far as its blur reaches`() {
    let rows = drawn(radius: 4)
    let shades = (0..<40).map { rows[15][$0] & 255 }
    // The middle of the shadow's own edge is half as dark as its inside is at most.
    let fall = shades[25...]
    #expect(zip(fall, fall.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(shades[25] < 60 && (100...160).contains(shades[29]) && shades[35] > 250)
    #expect(shades[36] == 255)
    #expect(rows[3][25] == 0xFFFFFF && rows[5][25] != 0xFFFFFF)
    for distance in 0..<9 {
      #expect(rows[14 - distance][25] == rows[15 + distance][25])
    }
  }
}
