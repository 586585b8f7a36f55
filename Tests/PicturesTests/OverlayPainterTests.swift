import Composition
import Geometry
import Testing

@testable import Pictures

@Suite struct `Marks on a picture` {
  private static let size = PixelSize(width: 120, height: 90)
  private static let area = UnitRect(x: 0, y: 1.0 / 6, width: 0.5, height: 2.0 / 3)
  private let scale = PointScale(size: size, physicalSize: nil)

  private func picture(
    _ color: Color, rotation: Rotation = .none, format: PixelFormat = .xrgb8888,
    size: PixelSize = Self.size
  ) -> PixelBuffer {
    PictureDecoder(
      panel: rotation.logicalSize(ofPanel: size), rotation: rotation, format: format
    ).fill(with: color)
  }

  private func painted(
    _ marks: [OverlayMark], on picture: PixelBuffer, rotation: Rotation = .none
  ) throws -> [[UInt32]] {
    try OverlayPainter(rotation: rotation, scale: scale).paint(marks, on: picture)
      .upright(rotation).rows
  }

  /// WCAG's contrast of two colours, 1 to 21.
  private func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    func luminance(_ color: UInt32) -> Double {
      let shares = [16, 8, 0].map { shift in
        let share = Double(color >> UInt32(shift) & 255) / 255
        return share <= 0.04045 ? share / 12.92 : pow24((share + 0.055) / 1.055)
      }
      return 0.2126 * shares[0] + 0.7152 * shares[1] + 0.0722 * shares[2]
    }
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// x to the 2.4th: the fifth root of x to the 12th.
  private func pow24(_ x: Double) -> Double {
    let power = x * x * x * x * x * x * x * x * x * x * x * x
    var root = 1.0
    for _ in 0..<200 {
      root -= (root * root * root * root * root - power) / (5 * root * root * root * root)
    }
    return root
  }

  private static let grounds = [
    Color.black, Color(red: 255, green: 255, blue: 255), Color(red: 255, green: 0, blue: 0),
    Color(red: 0, green: 0, blue: 255), Color(red: 127, green: 127, blue: 127),
  ]

  @Test(arguments: grounds)
  func `are legible on every ground`(ground: Color) throws {
    let rows = try painted(
      [.arrowButton(.left, diameter: 44, area: Self.area)], on: picture(ground))
    // The middle of the disc is at 30, 45; the arrow's tip 3.7 points to the left of it.
    let arrow = rows[45][27]
    let disc = rows[45][36]
    #expect(contrast(arrow, disc) >= 4.5)
    // Between disc and picture, or disc and outline, something is seen.
    let outline = rows[45][9]
    let outside = rows[45][5]
    #expect(max(contrast(disc, outside), contrast(outline, outside)) >= 3)
    #expect(outside == rows[0][0])

    let ring = try painted([.focusRing(area: Self.area)], on: picture(ground))
    // Dark, light, dark; from the upper edge of the area at 15 on.
    #expect(contrast(ring[15][30], ring[17][30]) >= 4.5)
    #expect(ring[15][30] == ring[20][30] && ring[17][30] == ring[18][30])
    #expect(ring[14][30] == ring[0][0] && ring[21][30] == ring[0][0])
  }

  @Test(arguments: PixelFormat.allCases, Rotation.allCases)
  func `stand upright on every panel`(format: PixelFormat, rotation: Rotation) throws {
    let marks = [
      OverlayMark.arrowButton(.right, diameter: 30, area: Self.area), .focusRing(area: Self.area),
    ]
    let ground = Color(red: 0, green: 255, blue: 0)
    // Of odd sides: rows of RGB565 are no whole words.
    let odd = PixelSize(width: 119, height: 91)
    let upright = try painted(marks, on: picture(ground, format: format, size: odd))
    let turned = try painted(
      marks, on: picture(ground, rotation: rotation, format: format, size: odd), rotation: rotation)
    var differing = 0
    for (row, other) in zip(upright, turned) {
      for (pixel, its) in zip(row, other) where !isNear(pixel, its) { differing += 1 }
    }
    #expect(differing == 0)
    #expect(Set(upright.joined()).count > 10)
  }

  /// Cairo's edges are not the same to the last step when it draws them turned.
  private func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
    [0, 8, 16].allSatisfy { shift in
      abs(Int(one >> UInt32(shift) & 255) - Int(other >> UInt32(shift) & 255)) <= 24
    }
  }

  @Test(arguments: [OverlayMark.Direction.left, .right])
  func `point where they say`(direction: OverlayMark.Direction) throws {
    let rows = try painted(
      [.arrowButton(direction, diameter: 44, area: Self.area)], on: picture(.black))
    // The arrow's tip is on the middle line, its ends are on the other side.
    let dark: [Int] = (0..<60).filter { (15..<45).contains($0) && rows[45][$0] < 0x404040 }
    let ends: [Int] = (0..<60).filter { (15..<45).contains($0) && rows[38][$0] < 0x404040 }
    let tip = try #require(dark.first)
    let end = try #require(ends.first)
    #expect(direction == .left ? tip < end : tip > end)
  }

  @Test func `are round on glass whose pixels are not square`() throws {
    let stretched = PointScale(
      size: Self.size, physicalSize: PhysicalSize(width: 12, height: 10))
    let rows = try OverlayPainter(rotation: .none, scale: stretched)
      .paint(
        [.arrowButton(.left, diameter: 20, area: UnitRect(x: 0, y: 0, width: 1, height: 1))],
        on: picture(.black)
      ).rows
    let across = rows[45].filter { $0 != 0 }.count
    let down = rows.filter { $0[60] != 0 }.count
    #expect(abs(Double(across) - 20 * stretched.x) <= 2)
    #expect(abs(Double(down) - 20 * stretched.y) <= 2)
    #expect(across != down)
  }

  @Test func `may be larger than the picture`() throws {
    let tiny = picture(.black, size: PixelSize(width: 3, height: 2))
    let whole = UnitRect(x: 0, y: 0, width: 1, height: 1)
    let rows = try painted(
      [.arrowButton(.left, diameter: 44, area: whole), .focusRing(area: whole)], on: tiny)
    #expect(rows.count == 2 && rows[0].count == 3)
  }

  @Test func `leave the picture that they are drawn on alone`() throws {
    let plain = picture(.black)
    let before = plain.bytes
    _ = try painted([.focusRing(area: Self.area)], on: plain)
    #expect(plain.bytes == before)
  }
}
