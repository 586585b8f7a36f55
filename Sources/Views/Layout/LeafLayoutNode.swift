/// The place of a view without children.
@MainActor
final class LeafLayoutNode<Leaf: LeafLayout>: LayoutNode {
  private var leaf: Leaf
  private var environment: EnvironmentValues
  private let measuring: any Measuring

  init(_ leaf: Leaf, environment: EnvironmentValues, measuring: any Measuring) {
    self.leaf = leaf
    self.environment = environment
    self.measuring = measuring
    super.init(isMirrored: environment.layoutDirection == .rightToLeft)
  }

  func update(_ leaf: Leaf, environment: EnvironmentValues) {
    self.leaf = leaf
    self.environment = environment
    isMirrored = environment.layoutDirection == .rightToLeft
    layoutChanged()
  }

  override var isSpacer: Bool { leaf.isSpacer }
  override var layoutPriority: Double { leaf.layoutPriority }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    leaf.sizeThatFits(proposal, environment: environment, measuring: measuring)
  }

  override func makeDisplayItems() -> [DisplayItem] {
    leaf.displayItems(
      in: frame.size, proposal: placedProposal, environment: environment, measuring: measuring)
  }

  override func measureBaseline(
    _ guide: VerticalAlignment, for proposal: ProposedViewSize
  ) -> CGFloat? {
    leaf.baseline(guide, proposal: proposal, environment: environment, measuring: measuring)
  }
}
