/// Moves a view from its place, which it keeps for everybody else.
struct OffsetModifier: LayoutModifier, Equatable {
  let offset: CGPoint

  func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    Placement(at: offset, proposal: proposal)
  }
}

extension View {
  /// Moves the view from its place, which it keeps for everybody else.
  ///
  /// - Parameters:
  ///   - x: Points in the direction in which lines run.
  ///   - y: Points downwards.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(by: OffsetModifier(offset: CGPoint(x: x, y: y)))
  }

  /// Moves the view from its place, which it keeps for everybody else.
  ///
  /// - Parameter offset: Points in the direction in which lines run, and downwards.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
}
