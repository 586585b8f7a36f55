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

  @Test(
    arguments: [
      ((0.4, 0, 1.2, 2), [1, 0, 0, 0]), ((0.6, 0, 1.2, 2), [0, 1, 0, 0]),
      // A line remains one, however thin it is and wherever it lies.
      ((1.2, 0, 0.2, 2), [0, 1, 0, 0]), ((1.8, 0, 0.1, 2), [0, 1, 0, 0]),
      ((2.6, 0, 1, 2), [0, 0, 0, 1]), ((1, 0, 0, 2), [0, 0, 0, 0]),
      // As thick here as there.
      ((0.2, 0, 1.4, 2), [1, 0, 0, 0]), ((0.4, 0, 1.4, 2), [1, 0, 0, 0]),
      ((0.6, 0, 1.6, 2), [0, 1, 1, 0]), ((0.4, 0, 1.6, 2), [1, 1, 0, 0]),
    ] as [((Double, Double, Double, Double), [Int])])
  func `draws rectangles in whole pixels`(
    frame: (x: Double, y: Double, width: Double, height: Double), columns: [Int]
  ) {
    let path = rect(frame.x, frame.y, frame.width, frame.height)
    let rows = drawn([.fill(path, .color(Self.red), isEvenOdd: false)])
    #expect(rows[0] == columns.map { $0 == 1 ? 0xFF0000 : 0xFFFFFF })
    #expect(rows[1] == rows[0])
  }

  @Test func `leaves no seam between rectangles`() {
    let (left, right) = (rect(0, 0, 4.4, 2), rect(4.4, 0, 4.4, 2))
    let rows = drawn(
      [
        .fill(left, .color(Self.red), isEvenOdd: false),
        .fill(right, .color(ResolvedColor(hex: 0)), isEvenOdd: false),
      ], width: 9)
    #expect(rows[0] == [UInt32](repeating: 0xFF0000, count: 4) + [UInt32](repeating: 0, count: 5))
  }

  @Test func `draws frames of rectangles in whole pixels`() {
    let frame = rect(0.9, 0.6, 3.2, 2.2)
    let rows = drawn(
      [.stroke(frame, StrokeStyle(lineWidth: 1), .color(Self.red))], width: 6, height: 4)
    let (red, white) = (0xFF0000 as UInt32, 0xFFFFFF as UInt32)
    let side = [red, red, red, red, red, white]
    let middle = [red, white, white, white, red, white]
    #expect(rows == [side, middle, side, Array(repeating: white, count: 6)])
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

  @Test(arguments: [0.0, 0.3, 0.5, 0.8])
  func `brings round corners' straight sides and borders to whole pixels`(place: Double) {
    let card = Path(
      roundedRect: CGRect(x: 1 + place, y: 1 + place, width: 9.3, height: 8.6), cornerRadius: 2)
    let rows = drawn(
      [
        .fill(card, .color(ResolvedColor(hex: 0x00FF00)), isEvenOdd: false),
        .stroke(card, StrokeStyle(lineWidth: 1.2), .color(Self.red)),
      ], width: 14, height: 13)
    for line in [rows[6], rows.map { $0[6] }] {
      #expect(Set(line) == [0xFFFFFF, 0xFF0000, 0x00FF00])
      #expect(line.count { $0 == 0xFF0000 } == 2)
    }
  }

  @MainActor
  @Test(arguments: [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)])
  func `draws text that stands on its head`(scaleX: Double, scaleY: Double) throws {
    let typesetter = PangoTypesetter()
    let size = PixelSize(width: 40, height: 60)
    let graph = ViewGraph(size: CGSize(width: 40, height: 60), measuring: typesetter)
    graph.setRoot(
      Text("L").font(.system(size: 40)).scaleEffect(x: scaleX, y: scaleY).frame(
        width: 40, height: 60))
    let rows = Canvas(raster: Raster(panel: size), typesetter: typesetter).draw(graph.update()).rows
    let dark = rows.map { row in row.count { $0 & 0xFF < 0x80 } }
    // The foot of the letter is its longest line.
    let foot = try #require(dark.indices.max { dark[$0] < dark[$1] })
    #expect(dark[foot] > 10)
    #expect((foot > 30) == (scaleY > 0))
  }
}
