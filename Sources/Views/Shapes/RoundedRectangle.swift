/// A rectangle with round corners that fills its frame.
public struct RoundedRectangle: InsettableShape, Equatable {
  private let cornerSize: CGSize
  private var insetAmount: CGFloat = 0

  /// Makes a rectangle whose corners are quarters of a circle.
  ///
  /// - Parameter cornerRadius: The circle's radius in points; more than half of the shorter side counts as
  ///   that.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a rectangle whose corners are quarters of an ellipse.
  ///
  /// - Parameter cornerSize: Half of the ellipse's size, in points.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }

  /// The outline of the rectangle inside a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.shrunk(by: insetAmount),
      cornerSize: CGSize(
        width: cornerSize.width - insetAmount, height: cornerSize.height - insetAmount))
  }

  /// The rectangle further inside by a distance in points.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
