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

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    for view in views {
      view.place(
        at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: proposal)
    }
  }
}
