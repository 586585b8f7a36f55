/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Equatable {
  private var insetAmount: CGFloat = 0

  /// Makes a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}

  /// The outline of the capsule inside a rectangle.
  public func path(in rect: CGRect) -> Path {
    let area = rect.shrunk(by: insetAmount)
    return Path(roundedRect: area, cornerRadius: min(area.width, area.height) / 2)
  }

  /// The capsule further inside by a distance in points.
  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }
}
