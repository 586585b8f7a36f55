/// A shape turned about a position of its frame.
struct RotatedShape<Base: Shape>: Shape {
  let base: Base
  let turn: ShapeTurn

  func path(in rect: CGRect) -> Path { turn.applied(to: base.path(in: rect), in: rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension Shape {
  /// The shape turned, clockwise where the angle is positive, in the place that it has.
  ///
  /// - Parameters:
  ///   - angle: How far.
  ///   - anchor: What stays where it is.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    RotatedShape(base: self, turn: ShapeTurn(angle: angle, anchor: anchor))
  }
}

extension StyledShape {
  /// The shape, its gradients included, turned in the place that it has, clockwise where the angle
  /// is positive.
  ///
  /// - Parameters:
  ///   - angle: How far.
  ///   - anchor: What stays where it is.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> StyledShape {
    var view = self
    view.turns.append(ShapeTurn(angle: angle, anchor: anchor))
    return view
  }
}
