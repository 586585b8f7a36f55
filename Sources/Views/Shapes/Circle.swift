/// A circle in the middle of its frame, as large as the shorter side lets it be.
public struct Circle: InsettableShape, Equatable {
  private var insetAmount: CGFloat = 0

  /// Makes a circle.
  nonisolated public init() {}

  /// The outline of the circle inside a rectangle.
  public func path(in rect: CGRect) -> Path {
    let diameter = max(0, min(rect.width, rect.height) - 2 * insetAmount)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter,
        height: diameter))
  }

  /// A square, as large as the shorter of the proposed sides.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let side?, nil), (nil, let side?): side
      case (nil, nil): ProposedViewSize.unspecified.replacingUnspecifiedDimensions().width
      }
    return CGSize(width: side, height: side)
  }

  /// The circle further inside by a distance in points.
  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

extension Shape where Self == Circle {
  /// A circle in the middle of its frame.
  public static var circle: Circle { Circle() }
}
