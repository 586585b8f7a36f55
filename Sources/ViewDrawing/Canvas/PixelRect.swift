internal import Views

/// A rectangle of whole pixels of the screen as a person sees it.
struct PixelRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle as one of numbers that need not be whole.
  var rect: CGRect {
    CGRect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }

  /// The pixels that a rectangle touches, even in part.
  ///
  /// - Parameter rect: In pixels; what lies far outside of any screen is cut.
  init(touching rect: CGRect) {
    x = Self.whole(rect.minX.rounded(.down))
    y = Self.whole(rect.minY.rounded(.down))
    width = Self.whole(rect.maxX.rounded(.up)) - x
    height = Self.whole(rect.maxY.rounded(.up)) - y
  }

  /// The pixels that a rectangle covers as a whole, and then some less.
  ///
  /// - Parameter rect: In pixels.
  init(inside rect: CGRect) {
    let touched = PixelRect(touching: rect)
    self = touched.inset(x: 2, y: 2)
  }

  /// The whole pixels nearest to a rectangle; empty where it is.
  ///
  /// Its sides go to the nearest pixel, so that neighbours remain neighbours. Where it is a line,
  /// its thickness is rounded instead, to one pixel at least: all lines of a kind are equally thick.
  /// None of the pixels lies outside of those that it touches.
  ///
  /// - Parameter rect: In pixels.
  init(nearest rect: CGRect) {
    let touched = PixelRect(touching: rect)
    (x, width) = Self.nearest(rect.minX, rect.maxX, touched.maxX)
    (y, height) = Self.nearest(rect.minY, rect.maxY, touched.maxY)
  }

  /// Pixels; what is thinner is a line.
  private static let greatestLine = 4.0

  private static func nearest(
    _ start: Double, _ end: Double, _ limit: Int
  ) -> (start: Int, length: Int) {
    let first = whole(start.rounded())
    guard end > start else { return (first, 0) }
    guard end - start < greatestLine else { return (first, whole(end.rounded()) - first) }
    let length = max(1, whole((end - start).rounded()))
    return (min(first, limit - length), length)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let width = min(maxX, other.maxX) - left
    let height = min(maxY, other.maxY) - top
    return width > 0 && height > 0
      ? PixelRect(x: left, y: top, width: width, height: height) : .empty
  }

  /// The smallest rectangle around both; neither is empty.
  func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Smaller by some pixels on each side; empty where nothing is left.
  func inset(x dx: Int, y dy: Int) -> PixelRect {
    let smaller = PixelRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    return smaller.isEmpty ? .empty : smaller
  }

  func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  /// A whole number of pixels, cut where it is far from any screen.
  static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -PixelPlacement.reach), PixelPlacement.reach))
  }
}
