package import Geometry

/// Where a picture lies on a panel of another size: in the middle, as large as it is.
///
/// ```
///   panel wider than the picture          panel lower than the picture
///   +------------------------------+        . . . . . .
///   |        +----------+          |      +-.----------.-+
///   |        |   area   |          |      | .   area   . |
///   |        +----------+          |      +-.----------.-+
///   +------------------------------+        . . . . . .
/// ```
package struct PicturePlacement: Hashable, Sendable {
  /// The panel's columns that the picture takes.
  package let columns: Range<Int>
  /// The panel's rows that the picture takes.
  package let rows: Range<Int>
  /// How many of the picture's columns are cut off at the left.
  package let cutColumns: Int
  /// How many of the picture's rows are cut off at the top.
  package let cutRows: Int

  /// Places a picture.
  package init(of picture: PixelSize, on panel: PixelSize) {
    (columns, cutColumns) = Self.place(picture.width, in: panel.width)
    (rows, cutRows) = Self.place(picture.height, in: panel.height)
  }

  /// The size of what is seen.
  package var size: PixelSize { PixelSize(width: columns.count, height: rows.count) }

  private static func place(_ length: Int, in room: Int) -> (Range<Int>, cut: Int) {
    let shown = min(length, room)
    let start = (room - shown) / 2
    return (start..<start + shown, (length - shown) / 2)
  }
}
