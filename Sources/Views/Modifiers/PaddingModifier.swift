/// Room around a view.
struct PaddingModifier: LayoutModifier, Equatable {
  let insets: EdgeInsets

  private var across: CGFloat { insets.leading + insets.trailing }
  private var down: CGFloat { insets.top + insets.bottom }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - across) },
      height: proposal.height.map { max(0, $0 - down) })
  }

  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    let size = child.sizeThatFits(inner(proposal))
    return CGSize(width: max(0, size.width + across), height: max(0, size.height + down))
  }

  func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> Placement {
    Placement(
      at: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
  }
}
