import Composition
import Foundation
import Geometry
import Testing

@testable import Pictures

@Suite struct `A picture of the demo` {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("config/screens").path

  @Test(arguments: [
    ("home.svg", 0xf3efe6), ("galleries.svg", 0xdfd4c0), ("celadon.svg", 0xdbe3d9),
    ("moon-jar.svg", 0x1c1e22), ("bojagi.png", 0xefe7d6), ("floor-plan.svg", 0xf3efe6),
  ])
  func `melts into its screen's background above and below`(name: String, background: UInt32)
    throws
  {
    let path = "\(Self.folder)/\(name)"
    let decoder = PictureDecoder(panel: PixelSize(width: 128, height: 75))
    let color = Color(
      red: UInt8(background >> 16), green: UInt8(background >> 8 & 255),
      blue: UInt8(background & 255))
    let source: PictureSource = name.hasSuffix("png") ? .image(path: path) : .svg(path: path)
    let rows = try decoder.decode(source, background: color).rows
    for row in [rows[0], rows[2], rows[72], rows[74]] {
      // The marks at the left and right edges are drawn lower and higher.
      #expect(Set(row) == [background])
    }
    #expect(Set(rows.joined()).count > 100)
  }
}
