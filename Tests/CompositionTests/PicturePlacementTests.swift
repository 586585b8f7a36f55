import Composition
import Geometry
import Testing

@Suite struct `A picture on a panel of another size` {
  /// Picture, panel, columns, rows, and what is cut off at the left and at the top.
  static let rows: [(PixelSize, PixelSize, Range<Int>, Range<Int>, [Int])] = [
    (size(800, 480), size(800, 480), 0..<800, 0..<480, [0, 0]),
    (size(800, 480), size(1024, 600), 112..<912, 60..<540, [0, 0]),
    (size(1024, 600), size(800, 480), 0..<800, 0..<480, [112, 60]),
    (size(800, 480), size(480, 800), 0..<480, 160..<640, [160, 0]),
    (size(5, 5), size(8, 2), 1..<6, 0..<2, [0, 1]),
  ]

  private static func size(_ width: Int, _ height: Int) -> PixelSize {
    PixelSize(width: width, height: height)
  }

  @Test(arguments: rows)
  func `stands in the middle`(
    row: (PixelSize, PixelSize, Range<Int>, Range<Int>, [Int])
  ) {
    let placement = PicturePlacement(of: row.0, on: row.1)
    #expect(placement.columns == row.2)
    #expect(placement.rows == row.3)
    #expect([placement.cutColumns, placement.cutRows] == row.4)
  }
}
