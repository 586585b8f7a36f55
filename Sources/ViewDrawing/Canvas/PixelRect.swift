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

  /// The pixels that a rectangle touches, even in part.
  ///
  /// - Parameter rect: In pixels; what lies far outside of any screen is cut.
  init(touching rect: CGRect) {
    x = Self.whole(rect.minX.rounded(.down))
    y = Self.whole(rect.minY.rounded(.down))
    width = Self.whole(rect.maxX.rounded(.up)) - x
    height = Self.whole(rect.maxY.rounded(.up)) - y
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

  func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  /// A whole number of pixels, cut where it is far from any screen.
  static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -PixelPlacement.reach), PixelPlacement.reach))
  }
}
