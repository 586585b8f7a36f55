/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape, Equatable {
  private var insetAmount: CGFloat = 0

  /// Makes an ellipse.
  nonisolated public init() {}

  /// The outline of the ellipse inside a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: insetAmount)) }

  /// The ellipse further inside by a distance in points.
  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills its frame.
  public static var ellipse: Ellipse { Ellipse() }
}
