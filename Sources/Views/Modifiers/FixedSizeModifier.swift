/// Lets a view take its ideal lengths, whatever is offered.
struct FixedSizeModifier: LayoutModifier, Equatable {
  let isHorizontal: Bool
  let isVertical: Bool

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: isHorizontal ? nil : proposal.width, height: isVertical ? nil : proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    child.sizeThatFits(inner(proposal))
  }

  func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    Placement(proposal: inner(proposal))
  }
}

extension View {
  /// Lets the view take its ideal size, whatever it is offered; it may stick out of what is around.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Lets the view take its ideal lengths in some directions, whatever it is offered.
  ///
  /// - Parameters:
  ///   - horizontal: Whether its width is the ideal one.
  ///   - vertical: Whether its height is the ideal one, as for text that must not be cut.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(by: FixedSizeModifier(isHorizontal: horizontal, isVertical: vertical))
  }
}
