/// A rectangle, each of whose corners is round in its own way.
public struct UnevenRoundedRectangle: InsettableShape, Equatable {
  private let cornerRadii: RectangleCornerRadii
  private var insetAmount: CGFloat = 0

  /// Makes a rectangle with a radius for each corner, in points.
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
  }

  /// Makes a rectangle with a radius for each corner, in points.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// The outline of the rectangle inside a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRoundedRect(
        in: rect.shrunk(by: insetAmount), cornerRadii: cornerRadii.inset(by: insetAmount))
    }
  }

  /// The rectangle further inside by a distance in points.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}
