internal import Geometry

/// The part of a panel that a layer covers; empty where the layer is wholly off screen, or nothing of
/// it is seen.
struct PanelArea {
  var columns: Range<Int>
  var rows: Range<Int>
  /// Whether it hides what is below.
  var isOpaque: Bool

  init(of layer: PlacedBuffer, on panel: PixelSize) {
    let weight = layer.weight
    isOpaque = weight == PlacedBuffer.opaqueWeight
    guard weight > 0 else {
      columns = 0..<0
      rows = 0..<0
      return
    }
    columns = Self.visible(from: layer.x, length: layer.buffer.size.width, within: panel.width)
    rows = Self.visible(from: layer.y, length: layer.buffer.size.height, within: panel.height)
  }

  func contains(x: Int, y: Int) -> Bool {
    columns.contains(x) && rows.contains(y)
  }

  /// Compares before it adds, so that an absurd offset is off screen instead of an overflow.
  private static func visible(from start: Int, length: Int, within limit: Int) -> Range<Int> {
    guard start < limit, start > -length else { return 0..<0 }
    return max(start, 0)..<min(start + length, limit)
  }
}
