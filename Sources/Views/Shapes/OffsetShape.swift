/// A shape drawn beside the place that it has.
struct OffsetShape<Base: Shape>: Shape {
  let base: Base
  let offset: CGSize

  func path(in rect: CGRect) -> Path {
    base.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension Shape {
  /// The shape moved by distances in points, without its frame.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    offset(CGSize(width: x, height: y))
  }

  /// The shape moved by distances in points, without its frame.
  public func offset(_ offset: CGSize) -> some Shape { OffsetShape(base: self, offset: offset) }

  /// The shape moved by distances in points, without its frame.
  public func offset(_ offset: CGPoint) -> some Shape {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }
}
