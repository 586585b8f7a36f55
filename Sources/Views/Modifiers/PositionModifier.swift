/// Takes all that is offered, and puts a view's middle somewhere in it.
struct PositionModifier: LayoutModifier, Equatable {
  let position: CGPoint

  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    let offer = ProposedViewSize(size)
    let taken = child.sizeThatFits(offer)
    return Placement(
      at: CGPoint(x: position.x - taken.width / 2, y: position.y - taken.height / 2),
      proposal: offer)
  }

  func isSpacer(_ child: LayoutNode) -> Bool { false }
}

extension View {
  /// Puts the view's middle at a place; together they take all that is offered.
  ///
  /// - Parameters:
  ///   - x: Points from the leading side.
  ///   - y: Points from the upper side.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Puts the view's middle at a place; together they take all that is offered.
  ///
  /// - Parameter position: Points from the upper leading corner.
  public func position(_ position: CGPoint) -> some View {
    modified(by: PositionModifier(position: position))
  }
}
