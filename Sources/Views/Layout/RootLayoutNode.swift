/// The screen: its views take their sizes and stand in the middle, one upon the other.
@MainActor
final class RootLayoutNode: LayoutNode {
  private var views: [LayoutNode] = []

  func setChildren(_ children: [LayoutNode]) {
    views = children
    adopt(children)
    layoutChanged()
  }

  override var children: [LayoutNode] { views }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    views.map { view in
      let taken = view.sizeThatFits(proposal)
      return Placement(
        at: CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2),
        proposal: proposal)
    }
  }
}
