/// The place of a view with children.
@MainActor
final class ContainerLayoutNode<Layout: ContainerLayout>: LayoutNode {
  var layout: Layout { didSet { if layout != oldValue { layoutChanged() } } }
  private var views: [LayoutNode] = []

  init(_ layout: Layout) {
    self.layout = layout
    super.init()
  }

  func setChildren(_ children: [LayoutNode]) {
    let isSame =
      children.count == views.count && zip(children, views).allSatisfy { $0 === $1 }
    if isSame { return }
    views = children
    adopt(children)
    layoutChanged()
  }

  override var children: [LayoutNode] { views }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal, children: views)
  }

  override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    layout.placements(of: views, in: size, proposal: proposal)
  }
}
