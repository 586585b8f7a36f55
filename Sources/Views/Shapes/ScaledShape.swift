/// A shape drawn larger or smaller in the place that it has.
struct ScaledShape<Base: Shape>: Shape {
  let base: Base
  let scale: CGSize
  let anchor: UnitPoint

  func path(in rect: CGRect) -> Path {
    let fixed = anchor.position(in: rect)
    return base.path(in: rect).mapPoints { point in
      CGPoint(
        x: fixed.x + (point.x - fixed.x) * scale.width,
        y: fixed.y + (point.y - fixed.y) * scale.height)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension Shape {
  /// The shape wider and higher, or less so, in the frame that it has.
  ///
  /// - Parameters:
  ///   - x: By how much it is wider; 1 leaves it as it is.
  ///   - y: By how much it is higher.
  ///   - anchor: What stays where it is.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    ScaledShape(base: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape larger or smaller in the frame that it has.
  ///
  /// - Parameters:
  ///   - scale: By how much; 1 leaves it as it is.
  ///   - anchor: What stays where it is.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}
