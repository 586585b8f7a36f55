/// The place of a modified view.
@MainActor
final class ModifierLayoutNode<Modifier: LayoutModifier>: LayoutNode {
  private var modifier: Modifier
  private var environment: EnvironmentValues
  private let child: LayoutNode

  init(_ modifier: Modifier, around child: LayoutNode, environment: EnvironmentValues) {
    self.modifier = modifier
    self.environment = environment
    self.child = child
    super.init(isMirrored: environment.layoutDirection == .rightToLeft)
    adopt([child])
  }

  func update(_ modifier: Modifier, environment: EnvironmentValues) {
    if environment.isIdentical(to: self.environment),
      ViewComparison.areEqual(self.modifier, modifier)
    {
      return
    }
    self.modifier = modifier
    self.environment = environment
    isMirrored = environment.layoutDirection == .rightToLeft
    if Modifier.self is any LooksModifier.Type { displayChanged() } else { layoutChanged() }
  }

  override var children: [LayoutNode] { [child] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    modifier.sizeThatFits(proposal, child: child)
  }

  override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    [modifier.placement(of: child, in: size, proposal: proposal)]
  }

  override func makeDisplayItems() -> [DisplayItem] {
    modifier.displayItems(
      childItems, child: child, in: frame.size, environment: environment)
  }

  override var effect: DisplayEffect {
    modifier.effect(in: frame.size, environment: environment)
  }
  override var layoutPriority: Double { modifier.layoutPriority(of: child) }
  override var isSpacer: Bool { modifier.isSpacer(child) }
  override var gridTraits: GridTraits { modifier.gridTraits(of: child) }
  override var touchRole: TouchRole? {
    modifier.touchRole(in: frame.size, environment: environment)
  }
}
