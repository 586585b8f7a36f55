import Composition
import Geometry
import Pictures
import Synchronization
import TestFiles
import Testing
import ViewDrawing
import Views

@Suite struct `A picture on a canvas` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Two pixels beside each other, red and blue.
  private func makePhoto() throws -> String {
    let path = folder.file("photo.png")
    try PNGWriter.write(
      PixelBuffer(
        size: PixelSize(width: 2, height: 1), format: .xrgb8888,
        bytes: [0, 0, 255, 255, 255, 0, 0, 255]), to: path)
    return path
  }

  private func makeDrawing() throws -> String {
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='2'>"
        + "<rect width='2' height='2' fill='#00ff00' fill-opacity='0.5'/></svg>", to: "a.svg")
  }

  private func drawn(
    _ path: String, tint: ResolvedColor? = nil, in frame: CGRect,
    rotation: Rotation = .none, report: @escaping (PictureError) -> Void = { _ in }
  ) -> [[UInt32]] {
    let panel = rotation.logicalSize(ofPanel: PixelSize(width: 6, height: 3))
    let canvas = Canvas(raster: Raster(panel: panel, rotation: rotation), report: report)
    let group = DisplayGroup(items: [.picture(PictureContent(path: path, tint: tint), in: frame)])
    _ = canvas.draw(group)
    return canvas.draw(group).upright(rotation).rows
  }

  @Test(arguments: Rotation.allCases)
  func `is stretched to its frame, in whole pixels`(rotation: Rotation) throws {
    let rows = drawn(
      try makePhoto(), in: CGRect(x: 1.2, y: 0.9, width: 2, height: 2), rotation: rotation)
    #expect(rows[0] == [0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF])
    #expect(rows[1] == [0xFFFFFF, 0xFF0000, 0x0000FF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF])
    #expect(rows[2] == rows[1])
  }

  @Test
  func `is drawn anew where its file has another content, and stays where half of it is there`()
    throws
  {
    let path = try makePhoto()
    let reports = Mutex(0)
    let canvas = Canvas(raster: Raster(panel: PixelSize(width: 16, height: 16))) { _ in
      reports.withLock { $0 += 1 }
    }
    func row(_ revision: Int) -> [UInt32] {
      let group = DisplayGroup(items: [
        .picture(
          PictureContent(path: path, revision: revision),
          in: CGRect(x: 0, y: 0, width: 2, height: 1))
      ])
      return Array(canvas.draw(group).upright(.none).rows[0].prefix(2))
    }
    #expect(row(0) == [0xFF0000, 0x0000FF])
    let whole = try folder.contents("photo.png")
    try folder.write(Array(whole.dropLast(20)), to: "photo.png")
    #expect(row(0) == [0xFF0000, 0x0000FF])
    #expect(row(1) == [0xFF0000, 0x0000FF])
    #expect(reports.withLock { $0 } == 1)
    try PNGWriter.write(
      PixelBuffer(
        size: PixelSize(width: 1, height: 1), format: .xrgb8888, bytes: [0, 255, 0, 255]), to: path)
    #expect(row(2) == [0x00FF00, 0x00FF00])
    #expect(row(3) == [0x00FF00, 0x00FF00])
    #expect(reports.withLock { $0 } == 1)
  }

  @Test(arguments: Rotation.allCases)
  func `lets what is below show through`(rotation: Rotation) throws {
    let rows = drawn(
      try makeDrawing(), in: CGRect(x: 0, y: 0, width: 4, height: 2), rotation: rotation)
    #expect(rows[0][1] == 0x7FFF7F || rows[0][1] == 0x80FF80)
    #expect(rows[0][2] == 0xFFFFFF)
  }

  @Test func `takes on a tint where it covers what is below`() throws {
    let rows = drawn(
      try makeDrawing(), tint: ResolvedColor(hex: 0xFF0000),
      in: CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(rows[0][1] == 0xFF7F7F || rows[0][1] == 0xFF8080)
    #expect(rows[0][2] == 0xFFFFFF)
  }

  @Test func `that is missing leaves a thin frame, and is reported once`() {
    let reports = Mutex<[String]>([])
    let path = folder.file("gone.png")
    let rows = drawn(path, in: CGRect(x: 1, y: 0, width: 4, height: 3)) { error in
      reports.withLock { $0.append(error.path) }
    }
    #expect(reports.withLock { $0 } == [path])
    #expect(rows[0] == [0xFFFFFF, 0x8E8E93, 0x8E8E93, 0x8E8E93, 0x8E8E93, 0xFFFFFF])
    #expect(rows[1] == [0xFFFFFF, 0x8E8E93, 0xFFFFFF, 0xFFFFFF, 0x8E8E93, 0xFFFFFF])
  }

  @MainActor
  @Test func `is as large as its file says`() throws {
    let typesetter = PangoTypesetter()
    #expect(typesetter.size(ofPicture: try makePhoto()) == CGSize(width: 2, height: 1))
    #expect(typesetter.size(ofPicture: try makeDrawing()) == CGSize(width: 4, height: 2))
    #expect(typesetter.size(ofPicture: folder.file("gone.png")) == nil)
  }
}
