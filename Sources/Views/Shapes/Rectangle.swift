/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape, Equatable {
  private var insetAmount: CGFloat = 0

  /// Makes a rectangle.
  nonisolated public init() {}

  /// The outline of the rectangle inside a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: insetAmount)) }

  /// The rectangle further inside by a distance in points.
  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  public static var rect: Rectangle { Rectangle() }
}
