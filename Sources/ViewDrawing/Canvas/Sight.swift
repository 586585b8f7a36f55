internal import Views

/// What is seen of a group, and what of that is drawn at present.
struct Sight {
  /// Where something is seen at all, in pixels; what lies outside is hidden by a clip.
  ///
  /// Not in whole pixels: whether something is drawn must not depend on what is beside it.
  private var visible: CGRect
  /// The pixels that are drawn at present.
  let clip: PixelRect

  /// All of a screen is seen.
  ///
  /// - Parameter clip: The pixels that are drawn at present.
  init(_ clip: PixelRect, of screen: PixelRect) {
    visible = CGRect(
      x: Double(screen.x), y: Double(screen.y), width: Double(screen.width),
      height: Double(screen.height))
    self.clip = clip
  }

  /// What is seen through a clip that lets a rectangle through, in pixels.
  func clipped(to rect: CGRect) -> Sight {
    var clipped = self
    clipped.visible = visible.intersection(rect)
    return clipped
  }

  /// The pixels that are drawn of something.
  ///
  /// - Parameter bounds: Where it leaves traces, in pixels.
  func area(of bounds: CGRect) -> PixelRect {
    let seen = bounds.intersection(visible)
    return seen.isEmpty ? .empty : PixelRect(touching: seen).intersection(clip)
  }
}
