import Geometry
import PreviewLink
import Testing

@testable import kiosk_preview

@Suite struct `A picture in a window` {
  struct Row: CustomStringConvertible {
    let what: String
    let window: PixelSize
    let origin: Point
    let size: PixelSize
    var rotation = Rotation.none
    var description: String { what }
  }

  private static let panel = PixelSize(width: 800, height: 480)

  static let rows = [
    Row(
      what: "that has its size", window: panel, origin: .zero, size: panel),
    Row(
      what: "half as large", window: PixelSize(width: 400, height: 240), origin: .zero,
      size: PixelSize(width: 400, height: 240)),
    Row(
      what: "twice as large", window: PixelSize(width: 1600, height: 960), origin: .zero,
      size: PixelSize(width: 1600, height: 960)),
    Row(
      what: "too wide", window: PixelSize(width: 901, height: 480), origin: Point(x: 50, y: 0),
      size: panel),
    Row(
      what: "too high", window: PixelSize(width: 400, height: 480), origin: Point(x: 0, y: 120),
      size: PixelSize(width: 400, height: 240)),
    Row(
      what: "of an odd size", window: PixelSize(width: 333, height: 333),
      origin: Point(x: 0, y: 66), size: PixelSize(width: 333, height: 200)),
    Row(
      what: "beside a panel on its side", window: panel, origin: Point(x: 256, y: 0),
      size: PixelSize(width: 288, height: 480), rotation: .quarter),
    Row(
      what: "that is hardly there", window: PixelSize(width: 1, height: 1), origin: .zero,
      size: PixelSize(width: 1, height: 1)),
  ]

  @Test(arguments: rows) func `lies in the middle, as large as it fits, in one`(row: Row) {
    let panel = PreviewPanel(size: Self.panel, rotation: row.rotation)
    let box = Letterbox(of: panel, in: row.window)
    #expect(Point(x: Double(box.origin.x), y: Double(box.origin.y)) == row.origin)
    #expect(box.size == row.size)
  }

  /// What is seen a quarter from the left and an eighth from above, and where it is on the panel.
  @Test(arguments: [
    (Rotation.none, Point(x: 200, y: 60)), (.quarter, Point(x: 700, y: 120)),
    (.half, Point(x: 600, y: 420)), (.threeQuarters, Point(x: 100, y: 360)),
  ])
  func `is touched where it is seen`(rotation: Rotation, position: Point) {
    let panel = PreviewPanel(size: Self.panel, rotation: rotation)
    for scale in [1, 2, 4] {
      let window = PixelSize(
        width: panel.logicalSize.width / scale, height: panel.logicalSize.height / scale + 20)
      let box = Letterbox(of: panel, in: window)
      let place = Point(
        x: Double(window.width) / 4, y: Double(window.height - 20) / 8 + 10)
      #expect(box.contains(place))
      #expect(box.panelPosition(of: place) == position)
    }
  }

  @Test func `is not touched beside, and a finger that gets there stays at its edge`() {
    let box = Letterbox(
      of: PreviewPanel(size: Self.panel), in: PixelSize(width: 1000, height: 480))
    #expect(box.origin.x == 100)
    #expect(!box.contains(Point(x: 99.5, y: 200)))
    #expect(box.contains(Point(x: 100, y: 200)))
    #expect(box.contains(Point(x: 899.5, y: 200)))
    #expect(!box.contains(Point(x: 900, y: 200)))
    #expect(box.panelPosition(of: Point(x: 40, y: -3)) == .zero)
    #expect(box.panelPosition(of: Point(x: 990, y: 500)) == Point(x: 800, y: 480))
  }

  @Test(arguments: Rotation.allCases)
  func `shows the panel's own first corner in another corner for each rotation`(
    rotation: Rotation
  ) {
    let panel = PreviewPanel(size: Self.panel, rotation: rotation)
    let box = Letterbox(of: panel, in: panel.logicalSize)
    let corner = box.firstCorner
    let place = Point(x: Double(corner.x), y: Double(corner.y))
    #expect(box.panelPosition(of: place) == .zero)
  }
}
