import Composition
import Geometry
import Testing
import ViewDrawing
import Views

@Suite struct `A canvas` {
  private static let red = ResolvedColor(hex: 0xFF0000)

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path { $0.addRect(CGRect(x: x, y: y, width: width, height: height)) }
  }

  private func drawn(
    _ items: [DisplayItem], width: Int = 4, height: Int = 2, rotation: Rotation = .none,
    format: PixelFormat = .xrgb8888, scale: (Double, Double) = (1, 1)
  ) -> [[UInt32]] {
    let panel = rotation.logicalSize(ofPanel: PixelSize(width: width, height: height))
    let raster = Raster(
      panel: panel, rotation: rotation, format: format, scaleX: scale.0, scaleY: scale.1)
    return Canvas(raster: raster).draw(DisplayGroup(items: items)).upright(rotation).rows
  }

  @Test(arguments: Rotation.allCases, PixelFormat.allCases)
  func `draws upright on a panel that is turned`(rotation: Rotation, format: PixelFormat) {
    let rows = drawn(
      [.fill(rect(0, 0, 3, 1), .color(Self.red), isEvenOdd: false)], rotation: rotation,
      format: format)
    let white: UInt32 = 0xFFFFFF
    #expect(rows == [[0xFF0000, 0xFF0000, 0xFF0000, white], [white, white, white, white]])
  }

  @Test func `draws points in the panel's scale`() {
    let rows = drawn(
      [.fill(rect(1, 0, 1, 1), .color(Self.red), isEvenOdd: false)], width: 6, height: 3,
      scale: (2, 3))
    #expect(
      rows
        == Array(repeating: [0xFFFFFF, 0xFFFFFF, 0xFF0000, 0xFF0000, 0xFFFFFF, 0xFFFFFF], count: 3))
  }

  @Test(arguments: [
    (0x007AFF as UInt32, 0xB2D7FF as UInt32), (0x34C759, 0xC2EECD),
  ])
  func `lets three tenths of a colour over white look as Apple's colours do`(
    color: UInt32, expected: UInt32
  ) {
    let paint = Paint.color(ResolvedColor(hex: color, opacity: 0.3))
    let pixel = drawn([.fill(rect(0, 0, 4, 2), paint, isEvenOdd: false)])[0][0]
    for shift in [0, 8, 16] as [UInt32] {
      let difference = Int(pixel >> shift & 255) - Int(expected >> shift & 255)
      #expect(abs(difference) <= 1, "\(String(pixel, radix: 16))")
    }
  }

  @Test func `lets a group show through as one`() {
    let both = DisplayGroup(
      items: [
        .fill(rect(0, 0, 3, 2), .color(Self.red), isEvenOdd: false),
        .fill(rect(1, 0, 3, 2), .color(ResolvedColor(hex: 0)), isEvenOdd: false),
      ], effect: .opacity(0.5))
    #expect(drawn([.group(both, at: .zero)])[0] == [0xFF7F7F, 0x7F7F7F, 0x7F7F7F, 0x7F7F7F])
  }

  @Test func `shows only what lies inside a clip`() {
    let clipped = DisplayGroup(
      items: [.fill(rect(0, 0, 4, 2), .color(Self.red), isEvenOdd: false)],
      effect: .clip(rect(1, 0, 2, 2)))
    #expect(drawn([.group(clipped, at: .zero)])[0] == [0xFFFFFF, 0xFF0000, 0xFF0000, 0xFFFFFF])
  }

  @Test func `scales a group about a point`() {
    let scaled = DisplayGroup(
      items: [.fill(rect(0, 0, 4, 2), .color(Self.red), isEvenOdd: false)],
      effect: .scale(x: 0.5, y: 1, about: CGPoint(x: 2, y: 1)))
    #expect(drawn([.group(scaled, at: .zero)])[0] == [0xFFFFFF, 0xFF0000, 0xFF0000, 0xFFFFFF])
  }
}
