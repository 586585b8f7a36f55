internal import Views

/// What a shadow's mask depends on: not on where it lies, but for fractions of pixels.
struct ShadowKey: Hashable {
  /// What throws the shadow.
  var items: [DisplayItem]
  /// How far it is blurred, in points.
  var radius: CGFloat
  /// Within a pixel of the upper left corner of the screen.
  var placement: PixelPlacement

  /// Finer fractions of a pixel are not seen in a shadow.
  private static let fractions = 16.0

  /// - Parameter placement: Where the items are.
  init(items: [DisplayItem], radius: CGFloat, placement: PixelPlacement) {
    self.items = items
    self.radius = radius
    self.placement = placement
    self.placement.x = Self.fraction(of: placement.x)
    self.placement.y = Self.fraction(of: placement.y)
  }

  private static func fraction(of position: Double) -> Double {
    let rounded = (position * fractions).rounded() / fractions
    return rounded - rounded.rounded(.down)
  }
}
