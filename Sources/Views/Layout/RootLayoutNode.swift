/// The screen: its views take their sizes and stand in the middle, one upon the other, on the
/// screen's background.
@MainActor
final class RootLayoutNode: LayoutNode {
  private var views: [LayoutNode] = []
  /// Whether the background is light or dark.
  var colorScheme = ColorScheme.light {
    didSet { if colorScheme != oldValue { displayChanged() } }
  }

  func setChildren(_ children: [LayoutNode]) {
    views = children
    adopt(children)
    layoutChanged()
  }

  override var children: [LayoutNode] { views }

  /// A light background is what a canvas is by itself.
  override func makeDisplayItems() -> [DisplayItem] {
    guard colorScheme == .dark else { return childItems }
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    let background = ShapeLayer(shape: Rectangle(), style: BackgroundStyle())
    return [background.displayItem(in: bounds, environment: environment)] + childItems
  }

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
